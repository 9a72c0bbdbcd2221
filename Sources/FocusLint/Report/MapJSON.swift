/// Maps for programs, version 1; places are as in the JSON report.
package struct MapJSON: Encodable, Sendable {
  var version = 1
  var tool = JSON.Tool()
  var views: [View]

  struct View: Encodable {
    var name: String
    var file: String
    var range: JSON.Range
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
    var range: JSON.Range
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
    var range: JSON.Range
    var values: [Value]
    var isRepeated: Bool
    /// The representable that shows it; left out of what is SwiftUI's own.
    var bridge: Bridge?
    /// `unreached`, `dead-end`, `untied`.
    var marks: [String]
  }

  struct Bridge: Encodable {
    var name: String
    /// What it is told that decides whether it takes focus: `isFirstResponder: true`.
    var arguments: [String]
  }

  struct Move: Encodable {
    var trigger: Trigger
    var file: String
    var range: JSON.Range
    /// Indices of stops; empty where focus may be anywhere.
    var from: [Int]
    /// Left out of a call that moves the first responder.
    var state: String?
    var target: Target
    var condition: String?
    var isDelayed: Bool
    /// Whether it waits for the next turn of the main queue.
    var isDispatched: Bool
    /// Whether it takes focus at every update, since nothing remembers that it did.
    var isUnguarded: Bool
  }

  struct Trigger: Encodable {
    var kind: String
    var name: String
    var label: String?
    var isInToolbar: Bool
  }

  struct Target: Encodable {
    /// `value`, `expression`, `stop` of UIKit or AppKit, or `nothing`: the keyboard goes down.
    var kind: String
    var text: String?
    /// Indices of the stops that it is known to lead to.
    var stops: [Int]
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
    range = JSON.Range(map.place)
    states = map.states.map { state in
      MapJSON.State(
        name: state.name, type: state.type, file: file(state.place),
        range: JSON.Range(state.place), isHandedIn: state.isHandedIn, isClosed: state.isClosed,
        cases: state.cases)
    }
    stops = zip(map.stops, map.marks).map { stop, marks in
      MapJSON.Stop(
        view: stop.view, owner: stop.owner, label: stop.label, file: file(stop.place),
        range: JSON.Range(stop.place), values: stop.values.map(MapJSON.Value.init),
        isRepeated: stop.isRepeated,
        bridge: stop.bridge.map { MapJSON.Bridge(name: $0.name, arguments: $0.arguments) },
        marks: marks.map(\.rawValue))
    }
    moves = map.moves.map { move in
      MapJSON.Move(
        trigger: MapJSON.Trigger(move.trigger), file: file(move.place),
        range: JSON.Range(move.place), from: move.from.compactMap { places[$0] },
        state: move.state,
        target: MapJSON.Target(
          move.target, stops: map.stops(reachedBy: move).compactMap { places[$0.id] }),
        condition: move.condition, isDelayed: move.isDelayed, isDispatched: move.isDispatched,
        isUnguarded: move.isUnguarded)
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
    case .stop: self.init(kind: "stop", text: nil, stops: stops)
    case .nothing: self.init(kind: "nothing", text: nil, stops: stops)
    }
  }
}
