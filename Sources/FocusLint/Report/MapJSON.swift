/// Maps for programs, version 1; places are as in the JSON report.
package struct MapJSON: Encodable, Sendable {
  var version = 1
  var tool = Tool()
  var views: [View]

  struct Tool: Encodable {
    var name = Product.name
    var version = Product.version
  }

  struct View: Encodable {
    var name: String
    var file: String
    var range: Range
    var states: [State]
    var stops: [Stop]
    var moves: [Move]
    /// What is declared or written and no stop carries.
    var lostValues: [Value]
  }

  struct State: Encodable {
    var name: String
    var type: String
    var file: String
    var range: Range
    var isHandedIn: Bool
    /// Whether all that it is tied to and all that writes it is seen, in this view and those that it is
    /// handed to; else nothing is marked.
    var isClosed: Bool
    var cases: [String]
  }

  struct Value: Encodable {
    var state: String
    /// Left out where it is not seen.
    var value: String?
  }

  struct Stop: Encodable {
    var view: String
    /// The child view that it is in; left out where it is the view's own.
    var owner: String?
    var label: String?
    var file: String
    var range: Range
    var values: [Value]
    var isRepeated: Bool
    /// `unreached`, `dead-end`, `untied`.
    var marks: [String]
  }

  struct Move: Encodable {
    var trigger: Trigger
    var file: String
    var range: Range
    /// Indices of stops; empty where focus may be anywhere.
    var from: [Int]
    var state: String
    var target: Target
    var condition: String?
    var isDelayed: Bool
  }

  struct Trigger: Encodable {
    var kind: String
    var name: String
    var label: String?
    var isInToolbar: Bool
  }

  struct Target: Encodable {
    /// `value`, `expression`, or `nothing`: the keyboard goes down.
    var kind: String
    var text: String?
    /// Indices of the stops that it is known to lead to.
    var stops: [Int]
  }

  struct Range: Encodable {
    var start: Position
    var end: Position
  }

  struct Position: Encodable {
    var line: Int
    var column: Int
    var offset: Int
  }
}

extension MapJSON {
  package init(of maps: [FocusMap], currentFolder folder: String) {
    views = maps.map { View($0, in: folder) }
  }
}

extension MapJSON.View {
  init(_ map: FocusMap, in folder: String) {
    let places = Dictionary(map.stops.enumerated().map { ($1.id, $0) }) { first, _ in first }
    func file(_ place: FocusMap.Place) -> String { Path.shown(place.file.path, in: folder) }
    name = map.name
    self.file = file(map.place)
    range = MapJSON.Range(map.place)
    states = map.states.map { state in
      MapJSON.State(
        name: state.name, type: state.type, file: file(state.place),
        range: MapJSON.Range(state.place), isHandedIn: state.isHandedIn, isClosed: state.isClosed,
        cases: state.cases)
    }
    stops = map.stops.map { stop in
      MapJSON.Stop(
        view: stop.view, owner: stop.owner, label: stop.label, file: file(stop.place),
        range: MapJSON.Range(stop.place), values: stop.values.map(MapJSON.Value.init),
        isRepeated: stop.isRepeated, marks: map.marks(of: stop).map(\.rawValue))
    }
    moves = map.moves.map { move in
      MapJSON.Move(
        trigger: MapJSON.Trigger(move.trigger), file: file(move.place),
        range: MapJSON.Range(move.place), from: move.from.compactMap { places[$0] },
        state: move.state,
        target: MapJSON.Target(
          move.target, stops: map.stops(reachedBy: move).compactMap { places[$0.id] }),
        condition: move.condition, isDelayed: move.isDelayed)
    }
    lostValues = map.lostValues.map(MapJSON.Value.init)
  }
}

extension MapJSON.Value {
  init(_ value: FocusMap.Value) { self.init(state: value.state, value: value.text) }
}

extension MapJSON.Trigger {
  init(_ trigger: FocusTrigger) {
    self.init(
      kind: trigger.kind.rawValue, name: trigger.name, label: trigger.label,
      isInToolbar: trigger.isInToolbar)
  }
}

extension MapJSON.Target {
  init(_ target: FocusMap.Target, stops: [Int]) {
    switch target {
    case .value(let text): self.init(kind: "value", text: text, stops: stops)
    case .expression(let text): self.init(kind: "expression", text: text, stops: stops)
    case .nothing: self.init(kind: "nothing", text: nil, stops: stops)
    }
  }
}

extension MapJSON.Range {
  init(_ place: FocusMap.Place) {
    start = MapJSON.Position(place.file.position(at: place.range.start))
    end = MapJSON.Position(place.file.position(at: place.range.end))
  }
}

extension MapJSON.Position {
  init(_ position: FocusLint.Position) {
    self.init(line: position.line, column: position.column, offset: position.offset)
  }
}
