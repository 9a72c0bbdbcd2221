extension FocusMap {
  /// What is worth a look at a stop.
  package enum Mark: String, Sendable, CaseIterable {
    /// No code moves focus to it; who wants it must tap.
    case unreached
    /// No code moves focus on from it, though there are others.
    case deadEnd = "dead-end"
    /// It carries no focus value, so no code can give it focus.
    case untied
  }

  /// Those of each stop, in their order.
  package var marks: [[Mark]] {
    let goals = moves.map { Set(stops(reachedBy: $0).map(\.id)) }
    return stops.map { marks(of: $0, goals) }
  }

  package func marks(of stop: Stop) -> [Mark] {
    marks(of: stop, moves.map { Set(stops(reachedBy: $0).map(\.id)) })
  }

  /// - Parameter goals: The stops that each move is known to lead to.
  private func marks(of stop: Stop, _ goals: [Set<Stop.ID>]) -> [Mark] {
    func isReached() -> Bool { zip(moves, goals).contains { mayReach(stop, $0, $1) } }
    if stop.values.isEmpty, let bridge = stop.bridge {
      return !bridge.isClosed || isReached() ? [] : [.unreached]
    }
    if stop.values.isEmpty { return [.untied] }
    let states = stop.values.compactMap { value in self.states.first { $0.name == value.state } }
    guard states.allSatisfy({ $0.isClosed && !$0.isHandedIn }) else { return [] }
    var marks: [Mark] = []
    if !isReached() { marks.append(.unreached) }
    let isAlone = stops.allSatisfy { $0.values.isEmpty || $0.values == stop.values }
    if !isAlone, !zip(moves, goals).contains(where: { leaves(stop, $0, $1) }) {
      marks.append(.deadEnd)
    }
    return marks
  }

  /// The values that are declared or written and that no stop carries, where all stops are seen.
  package var lostValues: [Value] {
    states.flatMap { state -> [Value] in
      let carried = stops.flatMap(\.values).filter { $0.state == state.name }
      guard state.isClosed, !state.isHandedIn, carried.allSatisfy(\.isPlain) else { return [] }
      let declared = (state.isBool ? ["true"] : state.cases).map {
        Value(state: state.name, text: $0)
      }
      let lost = declared.filter { value in !carried.contains(where: value.means) }
      return lost
        + unseenValues.filter { value in
          value.state == state.name && !lost.contains(where: value.means)
        }
    }
  }

  /// The stops that a move is known to lead to.
  package func stops(reachedBy move: Move) -> [Stop] {
    let state = states.first { $0.name == move.state }
    func reached(_ isMeant: (Value) -> Bool) -> [Stop] {
      stops.filter { $0.values.contains { $0.state == move.state && isMeant($0) } }
    }
    // Of rows that carry their own value, another value of the kind is another row's.
    var rows: [Stop] {
      let varying = reached { $0.text != nil && !$0.isPlain }
      return varying.count == 1 && varying[0].isRepeated ? varying : []
    }
    switch move.target {
    case .nothing: return []
    case .stop(let id): return stops.filter { $0.id == id }
    case .value(let text):
      let same = reached { $0.means(Value(state: $0.state, text: text)) }
      return same.isEmpty && !text.hasPrefix(".") ? rows : same
    case .expression(let text):
      if state?.isBool == true { return reached { $0.text == "true" } }
      let same = reached { $0.text == text }
      return same.isEmpty ? rows : same
    }
  }

  /// Whether a move may lead to a stop.
  private func mayReach(_ stop: Stop, _ move: Move, _ goals: Set<Stop.ID>) -> Bool {
    if goals.contains(stop.id) { return true }
    guard case .expression = move.target, goals.isEmpty else { return false }
    if move.state == nil { return stop.bridge != nil }
    return stop.values.contains { $0.state == move.state }
  }

  /// Whether a move may begin at a stop and end elsewhere.
  private func leaves(_ stop: Stop, _ move: Move, _ goals: Set<Stop.ID>) -> Bool {
    if move.from.isEmpty, move.trigger.kind.isArrival { return false }
    guard move.from.isEmpty || move.from.contains(stop.id) else { return false }
    return stop.isRepeated || goals != [stop.id]
  }
}

extension FocusMap.Value {
  /// Whether it is a case or a literal, so that it says which value it is.
  package var isPlain: Bool {
    guard let first = text?.first else { return false }
    return first == "." || first == "\"" || first.isNumber || text == "true"
  }

  /// Whether it may be another value: cases with associated values may where the case is the same.
  func means(_ other: FocusMap.Value) -> Bool {
    guard state == other.state, let text, let rival = other.text else { return false }
    if text == rival { return true }
    guard text.contains("("), rival.contains("(") else { return false }
    return text.hasPrefix(".") && text.prefix { $0 != "(" } == rival.prefix { $0 != "(" }
  }
}
