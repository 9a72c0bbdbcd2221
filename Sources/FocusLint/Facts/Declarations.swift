/// A type's declaration or one of its extensions, as one variant of one file has it.
package final class TypeDeclaration: Sendable {
  package let node: Node
  /// With the names of the types around it: `Checkout.CardStep`.
  package let name: String
  /// Superclass and protocols as written, without generic arguments.
  package let inherits: [String]
  package let properties: [Property]
  /// Those of them that mirror focus, bindings of other types' states included.
  package let focusStates: [FocusState]
  package let functions: [Function]
  package let typeAliases: [(name: String, type: String)]
  private let wrapperUses: [UInt64: [Node]]

  /// - Parameter wrapperUses: Where it names `$x` or `_x`, by the hash of
  ///   `x`, without what is nested in it.
  init(_ node: Node, wrapperUses: [UInt64: [Node]]) {
    self.node = node
    self.wrapperUses = wrapperUses
    name = node.qualifiedTypeName
    var properties: [Property] = []
    var functions: [Function] = []
    var typeAliases: [(String, String)] = []
    var inherits: [String] = []
    for child in node.children {
      switch child.kind {
      case .property: properties.append(Property(child))
      case .function, .initializer: functions.append(Function(child))
      case .typeAlias:
        typeAliases.append(
          (child.name, child.child(.annotation)?.name.typeNameWithoutArguments ?? ""))
      case .inheritance:
        inherits += child.name.split(separator: "&").map { $0.typeNameWithoutArguments }
      default: break
      }
    }
    self.properties = properties
    focusStates = properties.compactMap(FocusState.init)
    self.functions = functions
    self.typeAliases = typeAliases
    self.inherits = inherits
  }

  package var isExtension: Bool { node.marks.contains(.isExtension) }

  package func property(_ name: String) -> Property? {
    properties.first { $0.node.hasName(name) }
  }

  package func functions(_ name: String) -> [Function] {
    functions.filter {
      $0.node.kind == .initializer ? name == "init" : $0.node.hasName(name)
    }
  }

  /// Where the projection of a property is used in it: `$x`, `self.$x`, or a read of `_x`; not where a
  /// closure's parameter of the same name is meant, and not in a type nested in it.
  func projections(of name: String) -> [Node] {
    wrapperUses[FNV.hash(name.utf8)]?.filter { $0.projects(name) } ?? []
  }
}

/// A property or variable.
package struct Property: Sendable, Hashable {
  package let node: Node
  package init(_ node: Node) { self.node = node }

  package var name: String { node.name }
  /// Whether it has a name of its own: not `_`, not those of a tuple, not what an editor puts there.
  package var hasName: Bool {
    let name = name
    return !name.isEmpty && name != "_" && name.utf8.allSatisfy(Word.mayHold)
  }
  /// The written type, or the one in the attribute's angle brackets; nil where neither is written.
  package var type: Node? {
    node.child(.annotation)
      ?? node.children.lazy.compactMap { $0.role == .attribute ? $0.child(.annotation) : nil }.first
  }
  package var typeName: String? { type?.name }
  package var value: Node? { node.child(.value) }
  package var isStatic: Bool { node.marks.contains(.isStatic) }
  package var isConstant: Bool { node.marks.contains(.isConstant) }
  package var isComputed: Bool {
    node.children.contains { $0.kind == .accessor && !["willSet", "didSet"].contains($0.name) }
  }
  /// The block of its getter; nil for a stored one.
  package var getter: Node? {
    node.children.first { $0.kind == .accessor && ($0.nameRange.isEmpty || $0.isNamed("get")) }?
      .child(.body)
  }
  /// Only code of the same file can name it.
  package var isPrivateToFile: Bool {
    node.marks.contains(.isPrivate) || node.marks.contains(.isFilePrivate)
  }

  /// Its property wrapper's name, without a module in front: `FocusState`, `FocusState.Binding`.
  package func hasWrapper(_ name: String) -> Bool {
    node.children.contains { child in
      guard child.role == .attribute else { return false }
      return child.hasName(name)
        || child.name.hasPrefix("SwiftUI.") && child.hasName("SwiftUI." + name)
    }
  }

  /// Whether SwiftUI keeps its value while the struct is made anew.
  package var outlivesStruct: Bool {
    isStatic || typeName.map { $0.hasPrefix("Binding<") || $0.hasPrefix("FocusState<") } == true
      || [
        "State", "StateObject", "ObservedObject", "EnvironmentObject", "Binding", "Bindable",
        "FocusState", "AppStorage", "SceneStorage", "GestureState",
      ].contains { hasWrapper($0) }
  }
}

/// A function, method or initializer.
package struct Function: Sendable, Hashable {
  package let node: Node
  package init(_ node: Node) { self.node = node }

  package var name: String { node.kind == .initializer ? "init" : node.name }
  package var body: Node? { node.child(.body) }
  package var parameters: [Node] { node.children(.parameter) }
  /// Argument labels, `_` where there is none.
  package var labels: [String] { parameters.map { $0.child(.label)?.name ?? $0.name } }

  package func hasAttribute(_ name: String) -> Bool {
    node.children(.attribute).contains { $0.name == name }
  }

  /// Whether a call's labels fit, defaults and trailing closures left out.
  package func accepts(_ call: Node) -> Bool {
    var left = labels[...]
    for argument in call.children(.argument) where !argument.marks.contains(.isTrailing) {
      let label = argument.name.isEmpty ? "_" : argument.name
      guard let at = left.firstIndex(of: label) else { return false }
      left = left[(at + 1)...]
    }
    return true
  }
}

extension Node {
  /// A type declaration's name with those of the types around it.
  var qualifiedTypeName: String {
    let outer = ancestors.filter { $0.kind == .type }.map(\.name).reversed()
    return (outer + [name]).map { $0.typeNameWithoutArguments }.joined(separator: ".")
  }

  /// The innermost type declaration or extension around it.
  package var enclosingType: Node? { firstAncestor { $0.kind == .type } }
}

extension StringProtocol {
  /// `Foo` of `Foo<Bar>`, ` Foo ` and `SwiftUI.Foo`; `Foo.Baz` of `Foo<Bar>.Baz`.
  package var typeNameWithoutArguments: String {
    // Most names have nothing to leave out.
    let isPlain = utf8.allSatisfy {
      $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ".")
    }
    if isPlain { return String(self) }
    var name = ""
    var depth = 0
    for character in self where !character.isWhitespace {
      if character == "<" { depth += 1 }
      if depth == 0 { name.append(character) }
      if character == ">", depth > 0 { depth -= 1 }
    }
    for module in ["SwiftUI.", "UIKit.", "AppKit.", "Swift."] where name.hasPrefix(module) {
      name.removeFirst(module.count)
    }
    return name
  }
}
