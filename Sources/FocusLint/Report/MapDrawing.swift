/// A map as people see it: places that focus can be at, and arrows between them.
struct MapDrawing {
  struct Box {
    enum Kind {
      case stop
      /// A value that no view carries.
      case lost
      /// A value that no view carries of those that are seen.
      case unseen
      /// Focus is nowhere.
      case down
      /// What only the running program knows.
      case unknown
    }

    var kind: Kind
    var title: String
    /// What it carries: `.email`; empty where it carries nothing.
    var values = ""
    /// Where it is: `in NameRow`, `in each row`.
    var notes: [String] = []
    /// What is worth a look, a sentence each.
    var marks: [String] = []
    var place: FocusMap.Place?
  }

  struct Arrow {
    /// An index of `boxes`; nil where focus may be anywhere.
    var from: Int?
    var to: Int
    /// What moves focus, and when.
    var label: String
    var place: FocusMap.Place
  }

  let name: String
  let place: FocusMap.Place
  /// `focus: Field?`
  let states: [String]
  private(set) var boxes: [Box] = []
  /// In the order of the moves.
  private(set) var arrows: [Arrow] = []

  init(of map: FocusMap) {
    name = map.name
    place = map.place
    states = map.states.map {
      "\($0.name): \($0.type)"
        + ($0.isHandedIn ? ", handed in" : $0.isClosed ? "" : ", perhaps used elsewhere")
    }
    let values = addBoxes(of: map)
    addArrows(of: map, values)
  }

  /// Adds what can take focus, and the values that nothing carries; the result are these, in their order.
  private mutating func addBoxes(of map: FocusMap) -> [FocusMap.Value] {
    let words = MapWords(map)
    boxes = zip(map.stops, map.marks).map { stop, marks in
      Box(
        kind: .stop, title: words.title(of: stop), values: words.values(of: stop),
        notes: words.notes(on: stop),
        marks: marks.map { words.sentence($0, at: stop) },
        place: stop.place)
    }
    let lost = map.lostValues
    boxes += lost.map {
      Box(kind: .lost, title: words.value($0), marks: ["no view carries this value"])
    }
    let unseen = map.unseenValues.filter { !lost.contains($0) }
    boxes += unseen.map { Box(kind: .unseen, title: words.value($0)) }
    return lost + unseen
  }

  /// - Parameter values: Those that nothing carries.
  private mutating func addArrows(of map: FocusMap, _ values: [FocusMap.Value]) {
    let words = MapWords(map)
    let places = Dictionary(map.stops.enumerated().map { ($1.id, $0) }) { first, _ in first }
    // What is not known comes last of all.
    let isKnown = map.moves.map { $0.target == .nothing || !targets(of: $0, map, values).isEmpty }
    let down = map.moves.contains { $0.target == .nothing } ? boxes.count : nil
    if down != nil { boxes.append(Box(kind: .down, title: "The keyboard goes down")) }
    if isKnown.contains(false) { boxes.append(Box(kind: .unknown, title: "Not known")) }
    for (move, isKnown) in zip(map.moves, isKnown) {
      let reached = isKnown ? targets(of: move, map, values) : [boxes.count - 1]
      let targets = move.target == .nothing ? [down].compactMap { $0 } : reached
      for from in move.from.isEmpty ? [nil] : move.from.map({ places[$0] }) {
        arrows += targets.map {
          Arrow(from: from, to: $0, label: words.label(of: move), place: move.place)
        }
      }
    }
  }

  /// The boxes that a move is known to lead to, but for the keyboard's.
  private func targets(
    of move: FocusMap.Move, _ map: FocusMap, _ values: [FocusMap.Value]
  ) -> [Int] {
    let reached = map.stops(reachedBy: move)
    if !reached.isEmpty { return map.stops.indices.filter { reached.contains(map.stops[$0]) } }
    guard case .value(let text) = move.target, let state = move.state else { return [] }
    let value = FocusMap.Value(state: state, text: text)
    return values.indices.filter { values[$0].means(value) }.map { map.stops.count + $0 }
  }
}
