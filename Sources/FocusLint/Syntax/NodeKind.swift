/// What a node is. The grammar's many names for one thing are one kind here.
package enum NodeKind: UInt8, Sendable {
  case file
  // Declarations
  case type, property, function, initializer, deinitializer, `subscript`, accessor, enumCase
  case typeAlias, `import`, parameter, attribute, inheritance, typeName
  // Statements
  case block, `if`, `guard`, `switch`, switchCase, `for`, `while`, `repeat`, `do`, `catch`, `defer`
  case transfer, assignment
  /// `let x = e`, `var x`, or a shorthand `let x`, in a condition.
  case binding
  /// `case pattern = e` in a condition; the value is the last child.
  case match
  /// A name bound by a pattern, or a pattern with such names below.
  case pattern
  // Expressions
  case name, member, implicitMember, call, `subscriptCall`, argument, closure, capture
  case string, number, boolean, null, array, dictionary, tuple, keyPath, selector, availability
  case conjunction, disjunction, negation, binary, prefix, ternary, await, `try`, cast, check
  /// Code that the grammar could not read.
  case error
  case other
}

/// What a node is to its parent.
package enum Role: UInt8, Sendable {
  case none, statement, member, attribute, inherited, annotation, parameter, label
  case condition, then, otherwise, subject, pattern, filter, body
  case target, value, base, callee, argument, operand, captured
}

/// The modifiers and other marks of a node.
package struct Marks: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let isStatic = Marks(rawValue: 1 << 0)
  package static let isPrivate = Marks(rawValue: 1 << 1)
  package static let isFilePrivate = Marks(rawValue: 1 << 2)
  /// Other modules can name it: `public`, `open` or `package`.
  package static let isPublic = Marks(rawValue: 1 << 3)
  package static let isOverride = Marks(rawValue: 1 << 4)
  package static let isLazy = Marks(rawValue: 1 << 5)
  package static let isWeak = Marks(rawValue: 1 << 6)
  package static let isNonisolated = Marks(rawValue: 1 << 7)
  package static let isAsync = Marks(rawValue: 1 << 8)
  /// `let`, of a property or a binding.
  package static let isConstant = Marks(rawValue: 1 << 9)
  /// A closure that follows the parentheses.
  package static let isTrailing = Marks(rawValue: 1 << 10)
  /// A parameter that has a default value.
  package static let hasDefault = Marks(rawValue: 1 << 11)
  package static let isStruct = Marks(rawValue: 1 << 12)
  package static let isClass = Marks(rawValue: 1 << 13)
  package static let isActor = Marks(rawValue: 1 << 14)
  package static let isEnum = Marks(rawValue: 1 << 15)
  package static let isExtension = Marks(rawValue: 1 << 16)
  package static let isProtocol = Marks(rawValue: 1 << 17)
  /// A block with statements that declare names in it.
  package static let declares = Marks(rawValue: 1 << 18)
}
