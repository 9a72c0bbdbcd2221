/// The values of a focus state that views carry.
package struct BoundValues: Sendable {
  /// Of the enum that the values are cases of; nil where they are literals.
  private let cases: Set<String>?
  /// Values as written: `.name`, `.cell(3)`, `"mail"`.
  private var texts: Set<String> = []
  /// Cases that are carried with associated values that are not known.
  private var open: Set<String> = []

  fileprivate init(cases: Set<String>?) { self.cases = cases }

  /// Adds what is carried; false where a value is neither a case nor a literal.
  fileprivate mutating func add(_ value: Node) -> Bool {
    if value.kind == .null { return true }
    guard let name = name(of: value) else { return false }
    if value.argumentValues.allSatisfy(\.isConstantValue) {
      texts.insert(value.caseText)
    } else {
      open.insert(name)
    }
    return true
  }

  /// Whether a value is a case or literal that no view carries; false for whatever else it may be.
  package func lacks(_ value: Node) -> Bool {
    // `.none` is nil, whatever the enum's cases are.
    guard let name = name(of: value), name != "none", !open.contains(name) else { return false }
    if value.argumentValues.allSatisfy(\.isConstantValue) {
      return !texts.contains(value.caseText)
    }
    return !texts.contains { $0.hasPrefix("." + name + "(") }
  }

  /// A case's name, or a literal's text; nil for anything else.
  private func name(of value: Node) -> String? {
    guard let cases else {
      return [.string, .number, .prefix].contains(value.kind) && value.isConstantValue
        ? value.text : nil
    }
    let head = value.kind == .call ? value.child(.callee)! : value
    guard [.implicitMember, .member].contains(head.kind), head.caseText == "." + head.name,
      cases.contains(head.name)
    else { return nil }
    return head.name
  }
}

extension ProjectFacts {
  /// The values that views carry; nil where a projection is used otherwise, in whatever variant, so
  /// that any value may be carried.
  package func boundValues(of state: FocusState, in type: NominalType) -> BoundValues? {
    guard
      let uses = variants(of: type.name, for: state.name).projections(
        of: state.name, in: type.name, from: facts(of: state.property.node)), !uses.isEmpty
    else { return nil }
    let original = valueType(of: state)?.original?.node
    if let original, !original.marks.contains(.isEnum) { return nil }
    var bound = BoundValues(
      cases: original.map { node in Set(node.children.filter { $0.kind == .enumCase }.map(\.name)) }
    )
    for use in uses {
      guard let call = use.argumentOf?.call else { return nil }
      if call.calleeName == "defaultFocus" { continue }
      guard
        ["focused", "accessibilityFocused", "searchFocused"].contains(call.calleeName),
        let value = call.argument("equals"),
        value.outcomes.allSatisfy({ bound.add($0.unwrappedValue) })
      else { return nil }
    }
    return bound
  }
}

extension Node {
  /// `.a` of `.some(.a)`.
  package var unwrappedValue: Node {
    guard kind == .call, let callee = child(.callee), callee.isNamed("some"),
      let value = argument(nil)
    else { return self }
    return value.unwrappedValue
  }

  /// Whether it says the same value each time in one place: a constant, a name, or a case with such.
  package var isStableValue: Bool {
    switch kind {
    case .null: return false
    case .name, .member: return writtenPath != nil
    case .call:
      guard let callee = child(.callee), callee.caseText == "." + callee.name else { return false }
      return argumentValues.allSatisfy(\.isStableValue)
    default: return isConstantValue
    }
  }
}
