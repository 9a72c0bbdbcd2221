extension Node {
  /// Whether this place of a body and another are never on screen together: in alternatives, under
  /// conditions of which one alone can hold, or one of them on a screen of its own.
  func isApart(from other: Node) -> Bool {
    guard let (outer, _, _) = fork(with: other) else { return false }
    if excludes(other) || outer.isChoice { return true }
    if isOnOtherScreen(than: outer) || other.isOnOtherScreen(than: outer) { return true }
    if hasModifier(contradicting: other) { return true }
    let rivals = other.guards
    return guards.contains { mine in rivals.contains { mine.contradicts($0) } }
  }

  /// Whether modifiers of one name on both show or enable them under conditions of which one alone can
  /// hold: `.opacity(x ? 1 : 0)` and `.opacity(x ? 0 : 1)`, a project's `.shown(if: step == .one)`.
  private func hasModifier(contradicting other: Node) -> Bool {
    let rivals = ModifierChain(around: other)
    return ModifierChain(around: self).modifiers.contains { mine in
      let conditions = mine.shownWhere
      return !conditions.isEmpty
        && rivals.all(mine.calleeName).contains { rival in
          rival.shownWhere.contains { theirs in conditions.contains { $0.contradicts(theirs) } }
        }
    }
  }

  /// What a modifier's only argument says when it holds; of `x ? 1 : 0` that it is not 0.
  private var shownWhere: [Guard] {
    guard argumentValues.count == 1, let condition = argumentValues.first else { return [] }
    switch condition.kind {
    case .binary, .negation, .name, .member, .conjunction: return condition.guards(holding: true)
    case .ternary:
      let isZero = [Role.then, .otherwise].map { condition.child($0)?.text == "0" }
      guard isZero[0] != isZero[1] else { return [] }
      return condition.child(.condition)?.guards(holding: isZero[1]) ?? []
    default: return []
    }
  }

  /// Whether it lists views of which one is shown: the content of `ViewThatFits` or `TabView`.
  private var isChoice: Bool {
    guard kind == .block, let (call, _) = parent?.argumentOf else { return false }
    return ["ViewThatFits", "TabView"].contains(call.calleeName)
  }

  private func isOnOtherScreen(than outer: Node) -> Bool {
    isScreen || ancestors.prefix { $0 != outer }.contains(where: \.isScreen)
  }

  private static let scenes: Set<String> = [
    "WindowGroup", "Window", "UtilityWindow", "DocumentGroup", "Settings", "MenuBarExtra",
  ]

  /// Whether it is what a call shows on another screen than the one that the call stands in.
  var isScreen: Bool {
    guard let (call, argument) = argumentOf else { return false }
    if call.child(.callee)?.kind == .member {
      guard kind == .closure, call.calleeName != "inspector" else { return false }
      return isPresentation || ["isPresented", "item"].contains { call.argument($0) != nil }
    }
    if Node.scenes.contains(call.calleeName) { return true }
    guard call.calleeName == "NavigationLink" else { return false }
    if argument.isNamed("destination") { return true }
    let isDestination = argument.name.isEmpty && kind == .closure
    return isDestination && call.argument("destination") == nil && call.argument("value") == nil
  }
}

extension Guard {
  /// Whether this and another guard of the same function cannot both hold.
  fileprivate func contradicts(_ other: Guard) -> Bool {
    if expression.testedText == other.expression.testedText, isBound == other.isBound {
      return isTrue != other.isTrue
    }
    if isBound != other.isBound {
      let (bound, tested) = isBound ? (self, other) : (other, self)
      // `if let x` and `x == nil`.
      return bound.isTrue
        && tested.equation.map {
          $0.left.testedText == bound.expression.testedText && $0.right.kind == .null
        } == true
    }
    guard let mine = equation, let theirs = other.equation else { return false }
    return mine.left.testedText == theirs.left.testedText && mine.right.isConstantValue
      && theirs.right.isConstantValue && mine.right.caseText != theirs.right.caseText
  }

  /// The operands of an `==` that holds.
  private var equation: (left: Node, right: Node)? {
    guard expression.kind == .binary, isTrue ? expression.isNamed("==") : expression.isNamed("!=")
    else { return nil }
    let operands = expression.children(.operand)
    return operands.count == 2 ? (operands[0], operands[1]) : nil
  }
}

extension Node {
  /// Without blanks; the name alone of a shorthand `let x`.
  fileprivate var testedText: String { kind == .binding ? name : text.filter { !$0.isWhitespace } }

  /// Whether it says one value: a literal, or an enum's case without associated values that vary.
  package var isConstantValue: Bool {
    switch kind {
    case .string: return children.first { _ in true } == nil
    case .number, .boolean, .null, .implicitMember: return true
    case .prefix: return child(.operand)?.kind == .number
    case .member: return caseText.hasPrefix(".")
    case .call:
      guard let callee = child(.callee), [.implicitMember, .member].contains(callee.kind) else {
        return false
      }
      return callee.isConstantValue && argumentValues.allSatisfy(\.isConstantValue)
    default: return false
    }
  }
}
