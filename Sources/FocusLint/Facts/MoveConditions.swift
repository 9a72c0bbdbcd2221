/// What must hold for a write of a focus state, or a call that moves focus, to be reached.
struct MoveConditions {
  private let state: FocusState?
  private let project: ProjectFacts
  /// The values of the state that focus is at by then; empty where nothing says it.
  private(set) var values: [FocusMap.Value] = []
  private var valueTexts: [String] = []
  /// What focus is not at, which goes without saying where it is known what it is at.
  private var negations: [String] = []
  private var texts: [String] = []

  /// - Parameter state: What is written; nil of a call.
  init(on state: FocusState? = nil, in project: ProjectFacts) {
    (self.state, self.project) = (state, project)
  }

  /// All of them as the code says them; nil where there are none.
  var text: String? {
    let all = (values.isEmpty ? negations : []) + texts
    return all.isEmpty ? nil : all.joined(separator: " && ")
  }

  /// Says those on the state, too, since they name no stop.
  mutating func keepValues() {
    texts = valueTexts + texts
    valueTexts = []
  }

  /// Adds what holds where a node is reached, in its function and below a call, outermost first.
  mutating func add(what node: Node, isUnder limit: Node?) {
    var new: [String] = []
    var seen: Set<Node> = []
    for item in node.guards.sorted(by: { $0.expression.precedes($1.expression) }) {
      if let limit, !limit.contains(item.expression), limit.contains(node) { continue }
      guard item.expression.enclosingFunction == node.enclosingFunction,
        seen.insert(item.expression).inserted
      else { continue }
      if item.expression.role == .subject {
        add(branch: item.expression, around: node, to: &new)
      } else if let value = value(of: item) {
        add([value], saying: item.expression.onOneLine)
      } else if !item.isBound, item.expression.children(.operand).contains(where: isState) {
        negations.append(item.words)
      } else {
        new.append(item.words)
      }
    }
    texts = new.filter { !texts.contains($0) } + texts
  }

  private mutating func add(_ new: [FocusMap.Value], saying text: String) {
    if values.isEmpty { values = new }
    valueTexts.append(text)
  }

  private func isState(_ node: Node) -> Bool {
    guard let state else { return false }
    return state.isFlag ? node.memberName == state.name : project.focusState(node) == state
  }

  /// The value of `focus == .name`, where that holds; `true` of a Bool.
  private func value(of item: Guard) -> FocusMap.Value? {
    let node = item.expression
    guard let state else { return nil }
    if isState(node), state.isBool, item.isTrue {
      return FocusMap.Value(state: state.name, text: "true")
    }
    guard node.kind == .binary,
      node.isNamed("==") && item.isTrue || node.isNamed("!=") && !item.isTrue
    else { return nil }
    let operands = node.children(.operand)
    guard operands.count == 2, let own = operands.first(where: isState),
      let other = operands.first(where: { $0 != own }), other.kind != .null
    else { return nil }
    return FocusMap.Value(state: state.name, text: other.unwrappedValue.caseText)
  }

  /// Adds what the case of a `switch` says that a node is in.
  private mutating func add(branch subject: Node, around node: Node, to new: inout [String]) {
    guard
      let branch = node.ancestors.first(where: {
        $0.kind == .switchCase && $0.parent == subject.parent
      })
    else { return }
    let patterns = branch.children(.pattern)
    let text = patterns.map(\.onOneLine).joined(separator: ", ")
    if patterns.isEmpty {
      new.append("\(subject.onOneLine) is another")
    } else if let state, isState(subject),
      patterns.allSatisfy({ FocusMap.Value(state: "", text: $0.patternText).isPlain })
    {
      add(
        patterns.map { FocusMap.Value(state: state.name, text: $0.patternText) },
        saying: "\(subject.onOneLine) is \(text)")
    } else {
      new.append("\(subject.onOneLine) is \(text)")
    }
  }
}

extension Guard {
  /// As the code says it.
  fileprivate var words: String {
    if isBound, let binding = expression.parent, binding.kind == .binding || binding.kind == .match
    {
      return isTrue ? binding.onOneLine : "!(\(binding.onOneLine))"
    }
    let text = expression.onOneLine
    if isTrue { return text }
    let isOneWord = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return isOneWord ? "!\(text)" : "!(\(text))"
  }
}

extension Node {
  /// The value that a pattern matches: `.email` of `.some(.email)`, `Field.email` and `.email?`.
  fileprivate var patternText: String {
    var text = self.text.filter { !$0.isWhitespace }
    if text.hasPrefix(".some("), text.hasSuffix(")") {
      text = String(text.dropFirst(6).dropLast())
    }
    if text.hasSuffix("?") { text.removeLast() }
    if text.isCapitalized, let dot = text.firstIndex(of: ".") { text = String(text[dot...]) }
    return text
  }
}
