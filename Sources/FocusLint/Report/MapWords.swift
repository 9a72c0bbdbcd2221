/// A map's parts in words.
struct MapWords {
  private let map: FocusMap

  init(_ map: FocusMap) { self.map = map }

  func title(of stop: FocusMap.Stop) -> String {
    stop.view + (stop.label.map { " “\($0)”" } ?? "")
  }

  func notes(on stop: FocusMap.Stop) -> [String] {
    (stop.owner.map { ["in \($0)"] } ?? []) + (stop.isRepeated ? ["in each row"] : [])
  }

  func values(of stop: FocusMap.Stop) -> String {
    (stop.values.map(value) + (stop.bridge?.arguments ?? [])).joined(separator: ", ")
  }

  /// `.email`, or the state's name for the `true` of a Bool; with the state's name in front where there
  /// are several.
  func value(_ value: FocusMap.Value) -> String {
    guard let text = value.text else { return "\(value.state): ?" }
    if text == "true" { return value.state }
    let shown = text.hasSuffix("()") ? "\(text.dropLast())…)" : text
    return map.states.count { !$0.isBool } > 1 ? "\(value.state): \(shown)" : shown
  }

  func sentence(_ mark: FocusMap.Mark, at stop: FocusMap.Stop) -> String {
    switch mark {
    case .unreached where stop.values.isEmpty:
      "only a tap or `.focused` gives it focus"
    case .unreached: "no code moves focus here; only a tap does"
    case .deadEnd: "no code moves focus on from here"
    case .untied: "no focus value: no code can move focus here"
    }
  }

  /// What moves focus, when, and what it writes where that is an expression.
  func label(of move: FocusMap.Move) -> String {
    var text = move.trigger.name
    if let label = move.trigger.label { text += " “\(label)”" }
    if move.trigger.isInToolbar { text += " in a toolbar" }
    if move.isDelayed {
      text += ", after a delay"
    } else if move.state == nil, move.isDispatched {
      text += ", later on the main queue"
    }
    if move.isUnguarded { text += ", at every update" }
    if case .expression(let expression) = move.target { text += " to \(expression)" }
    if let condition = move.condition { text += " if \(Terminal.cut(condition, to: 80))" }
    return text
  }
}
