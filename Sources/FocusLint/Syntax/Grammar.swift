import CTreeSitter
import CTreeSitterSwift

/// The published grammar's symbols and fields, looked up by name once.
final class Grammar: Sendable {
  static let shared = Grammar()

  // Points to constants of the grammar.
  nonisolated(unsafe) let language: OpaquePointer
  private let symbols: [Symbol]
  private let fields: [Field]

  private init() {
    let language: OpaquePointer = tree_sitter_swift()
    self.language = language
    symbols = (0..<ts_language_symbol_count(language)).map { id in
      guard let name = ts_language_symbol_name(language, TSSymbol(id)) else { return .other }
      let isNamed = ts_language_symbol_type(language, TSSymbol(id)) != TSSymbolTypeAnonymous
      return Symbol(named: String(cString: name), isNamed: isNamed)
    }
    fields = (0...ts_language_field_count(language)).map { id in
      ts_language_field_name_for_id(language, TSFieldId(id))
        .flatMap { Field(rawValue: String(cString: $0).camelCase) } ?? .other
    }
  }

  /// The names of its nodes, for queries.
  var nodeNames: [String] {
    (0..<ts_language_symbol_count(language)).compactMap { id in
      let type = ts_language_symbol_type(language, TSSymbol(id))
      guard type == TSSymbolTypeRegular else { return nil }
      return ts_language_symbol_name(language, TSSymbol(id)).map { String(cString: $0) }
    }
  }

  var fieldNames: [String] {
    (1...ts_language_field_count(language)).compactMap { id in
      ts_language_field_name_for_id(language, TSFieldId(id)).map { String(cString: $0) }
    }
  }

  func symbol(_ node: TSNode) -> Symbol {
    let id = Int(ts_node_symbol(node))
    return id < symbols.count ? symbols[id] : .error
  }

  func field(_ id: TSFieldId) -> Field { fields[Int(id)] }
}

/// The grammar's node names that `Lowering` tells apart, in camel case.
enum Symbol: String, CaseIterable {
  case sourceFile, statements, classDeclaration, protocolDeclaration, classBody
  case enumClassBody, protocolBody, propertyDeclaration, protocolPropertyDeclaration
  case functionDeclaration, protocolFunctionDeclaration, initDeclaration, deinitDeclaration
  case subscriptDeclaration, enumEntry, typealiasDeclaration, importDeclaration
  case macroInvocation, modifiers, attribute, inheritanceSpecifier, parameter
  case typeAnnotation, computedProperty, computedGetter, computedSetter, computedModify
  case willsetDidsetBlock, willsetClause, didsetClause, functionBody
  case userType, optionalType, arrayType, dictionaryType, tupleType, functionType
  case opaqueType, existentialType, metatype, protocolCompositionType, suppressedConstraint
  case ifStatement, guardStatement, switchStatement, switchEntry, switchPattern
  case forStatement, whileStatement, repeatWhileStatement, doStatement, catchBlock
  case whereClause, controlTransferStatement, assignment, directlyAssignableExpression
  case valueBindingPattern, pattern, wildcardPattern, valueArguments, valueArgument
  case valueArgumentLabel, callSuffix, callExpression, constructorExpression
  case constructorSuffix, navigationExpression, navigationSuffix, simpleIdentifier
  case selfExpression, superExpression, prefixExpression, postfixExpression
  case multiplicativeExpression, additiveExpression, rangeExpression, infixExpression
  case nilCoalescingExpression, comparisonExpression, equalityExpression
  case conjunctionExpression, disjunctionExpression, bitwiseOperation, customOperator
  case ternaryExpression, awaitExpression, tryExpression, asExpression, checkExpression
  case asOperator, tryOperator, tupleExpression, arrayLiteral, dictionaryLiteral
  case lambdaLiteral, captureList, captureListItem, lambdaFunctionType
  case lambdaFunctionTypeParameters, lambdaParameter, keyPathExpression
  case selectorExpression, availabilityCondition, lineStringLiteral
  case multiLineStringLiteral, rawStringLiteral, rawStrInterpolation
  case interpolatedExpression, realLiteral
  case integerLiteral, hexLiteral, octLiteral, binLiteral, nilLiteral, booleanLiteral
  case typeArguments, directive, diagnostic, comment, multilineComment, typeParameters
  case typeConstraints, `else`, whereKeyword, unsafeExpression, consumeExpression
  // Anonymous tokens.
  case openBrace = "{"
  case closeBrace = "}"
  case openParenthesis = "("
  case closeParenthesis = ")"
  case comma = ","
  case equals = "="
  case period = "."
  case caseWord = "case"
  case asyncWord = "async"
  case ampersand = "&"
  case throwsWord = "throws"
  case error = "ERROR"
  case other = " "
  /// Any other token without a name of its own.
  case token = "  "

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  init(named name: String, isNamed: Bool) {
    self = Symbol.byName[name.camelCase] ?? (isNamed ? .other : .token)
  }

  /// Operands and operators in between, which the grammar nests by an order of its own.
  var isOperatorSequence: Bool {
    switch self {
    case .multiplicativeExpression, .additiveExpression, .rangeExpression, .infixExpression,
      .nilCoalescingExpression, .comparisonExpression, .equalityExpression,
      .conjunctionExpression, .disjunctionExpression, .bitwiseOperation:
      true
    default: false
    }
  }

  var isType: Bool {
    switch self {
    case .userType, .optionalType, .arrayType, .dictionaryType, .tupleType, .functionType,
      .opaqueType, .existentialType, .metatype, .protocolCompositionType,
      .suppressedConstraint:
      true
    default: false
    }
  }
}

/// The grammar's field names that `Lowering` uses, in camel case.
enum Field: String {
  case name, body, condition, target, suffix, value, result, lhs, rhs, op, operation, item
  case collection, expr, ifTrue, ifFalse, boundIdentifier, computedValue, captures, type
  case externalName, defaultValue, inheritsFrom, declarationKind, constructedType
  case interpolation, error
  case `operator`
  case other = " "
}

extension String {
  /// `ifStatement` of `if_statement`.
  fileprivate var camelCase: String {
    let underscore = UInt8(ascii: "_")
    if utf8.first == underscore { return self }
    var bytes: [UInt8] = []
    var beginsWord = false
    for byte in utf8 where byte != underscore || !beginsWord {
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      if byte != underscore { bytes.append(beginsWord && isSmall ? byte - 32 : byte) }
      beginsWord = byte == underscore
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
