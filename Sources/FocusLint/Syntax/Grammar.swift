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
        .flatMap { Field(rawValue: String(cString: $0)) } ?? .other
    }
  }

  func symbol(_ node: TSNode) -> Symbol {
    let id = Int(ts_node_symbol(node))
    return id < symbols.count ? symbols[id] : .error
  }

  func field(_ id: TSFieldId) -> Field { fields[Int(id)] }
}

/// The grammar's node names that `Lowering` tells apart.
enum Symbol: String, CaseIterable {
  case source_file, statements, class_declaration, protocol_declaration, class_body
  case enum_class_body, protocol_body, property_declaration, protocol_property_declaration
  case function_declaration, protocol_function_declaration, init_declaration, deinit_declaration
  case subscript_declaration, enum_entry, typealias_declaration, import_declaration
  case macro_invocation, modifiers, attribute, inheritance_specifier, parameter
  case type_annotation, computed_property, computed_getter, computed_setter, computed_modify
  case willset_didset_block, willset_clause, didset_clause, function_body
  case user_type, optional_type, array_type, dictionary_type, tuple_type, function_type
  case opaque_type, existential_type, metatype, protocol_composition_type, suppressed_constraint
  case if_statement, guard_statement, switch_statement, switch_entry, switch_pattern
  case for_statement, while_statement, repeat_while_statement, do_statement, catch_block
  case where_clause, control_transfer_statement, assignment, directly_assignable_expression
  case value_binding_pattern, pattern, wildcard_pattern, value_arguments, value_argument
  case value_argument_label, call_suffix, call_expression, constructor_expression
  case constructor_suffix, navigation_expression, navigation_suffix, simple_identifier
  case self_expression, super_expression, prefix_expression, postfix_expression
  case multiplicative_expression, additive_expression, range_expression, infix_expression
  case nil_coalescing_expression, comparison_expression, equality_expression
  case conjunction_expression, disjunction_expression, bitwise_operation, custom_operator
  case ternary_expression, await_expression, try_expression, as_expression, check_expression
  case as_operator, try_operator, tuple_expression, array_literal, dictionary_literal
  case lambda_literal, capture_list, capture_list_item, lambda_function_type
  case lambda_function_type_parameters, lambda_parameter, key_path_expression
  case selector_expression, availability_condition, line_string_literal
  case multi_line_string_literal, raw_string_literal, raw_str_interpolation
  case interpolated_expression, real_literal
  case integer_literal, hex_literal, oct_literal, bin_literal, nil_literal, boolean_literal
  case type_arguments, directive, diagnostic, comment, multiline_comment, type_parameters
  case type_constraints, `else`, where_keyword, unsafe_expression, consume_expression
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
    self = Symbol.byName[name] ?? (isNamed ? .other : .token)
  }

  /// Operands and operators in between, which the grammar nests by an order of its own.
  var isOperatorSequence: Bool {
    switch self {
    case .multiplicative_expression, .additive_expression, .range_expression, .infix_expression,
      .nil_coalescing_expression, .comparison_expression, .equality_expression,
      .conjunction_expression, .disjunction_expression, .bitwise_operation:
      true
    default: false
    }
  }

  var isType: Bool {
    switch self {
    case .user_type, .optional_type, .array_type, .dictionary_type, .tuple_type, .function_type,
      .opaque_type, .existential_type, .metatype, .protocol_composition_type,
      .suppressed_constraint:
      true
    default: false
    }
  }
}

/// The grammar's field names that `Lowering` uses.
enum Field: String {
  case name, body, condition, target, suffix, value, result, lhs, rhs, op, operation, item
  case collection, expr, if_true, if_false, bound_identifier, computed_value, captures, type
  case external_name, default_value, inherits_from, declaration_kind, constructed_type
  case interpolation, error
  case `operator`
  case other = " "
}
