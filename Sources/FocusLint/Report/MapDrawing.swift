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
    let words = MapWords(map)
    boxes = map.stops.map { stop in
      Box(
        kind: .stop, title: words.title(of: stop), values: words.values(of: stop),
        notes: words.notes(on: stop), marks: map.marks(of: stop).map(words.sentence),
        place: stop.place)
    }
    let lost = map.lostValues
    boxes += lost.map {
      Box(kind: .lost, title: words.value($0), marks: ["no view carries this value"])
    }
    let unseen = map.unseenValues.filter { !lost.contains($0) }
    boxes += unseen.map { Box(kind: .unseen, title: words.value($0)) }
    var (down, unknown): (Int?, Int?)
    func added(_ kind: Box.Kind, _ title: String, _ index: inout Int?) -> Int {
      if index == nil {
        index = boxes.count
        boxes.append(Box(kind: kind, title: title))
      }
      return index!
    }
    let places = Dictionary(map.stops.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for move in map.moves {
      var targets = map.stops(reachedBy: move).compactMap { places[$0.id] }
      if case .value(let text) = move.target, targets.isEmpty {
        let value = FocusMap.Value(state: move.state, text: text)
        let values = lost + unseen
        targets = values.indices.filter { values[$0].means(value) }.map { map.stops.count + $0 }
      }
      if move.target == .nothing { targets = [added(.down, "The keyboard goes down", &down)] }
      if targets.isEmpty { targets = [added(.unknown, "Not known", &unknown)] }
      for from in move.from.isEmpty ? [nil] : move.from.map({ places[$0] }) {
        arrows += targets.map {
          Arrow(from: from, to: $0, label: words.label(of: move), place: move.place)
        }
      }
    }
    sortBoxes()
  }

  /// Puts what is not known last of all.
  private mutating func sortBoxes() {
    guard let index = boxes.firstIndex(where: { $0.kind == .unknown }), index + 1 < boxes.count
    else { return }
    boxes.append(boxes.remove(at: index))
    for arrow in arrows.indices {
      if arrows[arrow].to == index {
        arrows[arrow].to = boxes.count - 1
      } else if arrows[arrow].to > index {
        arrows[arrow].to -= 1
      }
    }
  }
}

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
    stop.values.map(value).joined(separator: ", ")
  }

  /// `.email`, or the state's name for the `true` of a Bool; with the state's name in front where there
  /// are several.
  func value(_ value: FocusMap.Value) -> String {
    guard let text = value.text else { return "\(value.state): ?" }
    if text == "true" { return value.state }
    let shown = text.hasSuffix("()") ? "\(text.dropLast())…)" : text
    return map.states.count { !$0.isBool } > 1 ? "\(value.state): \(shown)" : shown
  }

  func sentence(_ mark: FocusMap.Mark) -> String {
    switch mark {
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
    if move.isDelayed { text += ", after a delay" }
    if case .expression(let expression) = move.target { text += " to \(expression)" }
    if let condition = move.condition { text += " if \(Terminal.cut(condition, to: 80))" }
    return text
  }
}
