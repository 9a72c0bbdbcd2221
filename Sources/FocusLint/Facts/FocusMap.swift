/// Who can take keyboard focus in one view type or representable, and what moves it.
package struct FocusMap: Sendable {
  /// A half-open range of one file.
  package struct Place: Hashable, Sendable {
    package var file: SourceFile
    package var range: SourceRange

    package init(_ node: Node, _ range: SourceRange? = nil) {
      file = node.file
      self.range = range ?? node.range
    }
  }

  /// A focus state of the view, VoiceOver's left out.
  package struct State: Hashable, Sendable {
    package var name: String
    /// As it is written; `Bool` where it is not.
    package var type: String
    package var place: Place
    /// Whether another view owns it.
    package var isHandedIn: Bool
    /// Whether every view that it is tied to, and every write of it, is seen, in this view and those
    /// that it is handed to.
    package var isClosed: Bool
    /// The cases of its type where that is an enum of the read files: `.name`, and `.row()` of one
    /// with associated values.
    package var cases: [String]

    package var isBool: Bool { type == "Bool" || type == "Swift.Bool" }
  }

  /// What a view carries of a focus state.
  package struct Value: Hashable, Sendable {
    package var state: String
    /// `.name`, a literal, `true` of a Bool, or an expression without blanks; nil where it is not
    /// seen.
    package var text: String?
  }

  /// How a representable brings what can take focus into a view.
  package struct Bridge: Hashable, Sendable {
    package var name: String
    /// What it is told that decides whether it takes focus: `isFirstResponder: true`.
    package var arguments: [String] = []
    /// Whether all that may move focus to it is seen.
    package var isClosed: Bool
  }

  /// Something that can take focus.
  package struct Stop: Hashable, Sendable {
    /// What tells it from others: where the owner shows it, then where the child view or function
    /// that it comes from ties it.
    package var id: [Place]
    /// `TextField`, or another view's name.
    package var view: String
    /// The child view that it is in; nil where it is the view's own.
    package var owner: String?
    /// Its title or placeholder, where one is written as a literal.
    package var label: String?
    /// Empty for a field that no code can give focus to.
    package var values: [Value]
    /// Whether it is there once for each element of some data.
    package var isRepeated: Bool
    /// The representable that shows it; nil of what is SwiftUI's own.
    package var bridge: Bridge?

    package var place: Place { id[0] }
  }

  /// Where a write sends focus.
  package enum Target: Hashable, Sendable {
    /// To the view that carries a case or literal.
    case value(String)
    /// To what an expression says when the program runs.
    case expression(String)
    /// To a view of UIKit or AppKit, by a call.
    case stop(Stop.ID)
    /// Nowhere: the keyboard goes down.
    case nothing
  }

  /// A way on which code moves focus.
  package struct Move: Hashable, Sendable {
    package var trigger: FocusTrigger
    /// The stops that focus is at when it happens; empty where it may be anywhere, or nowhere.
    package var from: [Stop.ID]
    /// The focus state that is written; nil of a call that moves the first responder.
    package var state: String?
    package var target: Target
    /// What must hold besides, as the code says it; nil where nothing must.
    package var condition: String?
    /// Whether it waits for a time that is written down.
    package var isDelayed: Bool
    /// Whether it waits for the next turn of the main queue.
    package var isDispatched: Bool
    /// Whether it takes focus at every update, since nothing remembers that it did.
    package var isUnguarded = false
    package var place: Place
  }

  package var name: String
  /// Where the type's name is declared; of an extension of an unread type, where it is extended.
  package var place: Place
  package var states: [State] = []
  /// In the order in which `body` shows them; what it is not seen to show comes last.
  package var stops: [Stop] = []
  /// By path, then by position.
  package var moves: [Move] = []

  /// Whether there is nothing to show.
  package var isEmpty: Bool {
    states.isEmpty && moves.isEmpty
      && stops.allSatisfy { $0.values.isEmpty && $0.bridge == nil }
  }
}

extension FocusMap.Stop: Identifiable {}

extension FocusMap {
  /// The values that code writes and no stop carries.
  package var unseenValues: [Value] {
    var unseen: [Value] = []
    for move in moves {
      guard case .value(let text) = move.target, let state = move.state,
        stops(reachedBy: move).isEmpty
      else { continue }
      let value = Value(state: state, text: text)
      if !unseen.contains(where: value.means) { unseen.append(value) }
    }
    return unseen
  }

  /// What several compiler runs see of one view, together.
  package func united(with other: FocusMap) -> FocusMap {
    var map = self
    for state in other.states {
      if let index = map.states.firstIndex(where: { $0.place == state.place }) {
        map.states[index].isClosed = map.states[index].isClosed && state.isClosed
      } else {
        map.states.append(state)
      }
    }
    var next = 0
    for stop in other.stops {
      if let index = map.stops.firstIndex(where: { $0.id == stop.id }) {
        next = index + 1
      } else {
        map.stops.insert(stop, at: next)
        next += 1
      }
    }
    map.moves += other.moves.filter { !moves.contains($0) }
    map.sortMoves()
    return map
  }

  mutating func sortMoves() {
    let order = Dictionary(stops.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for index in moves.indices {
      moves[index].from.sort { order[$0, default: 0] < order[$1, default: 0] }
    }
    // The sort is stable: what one place does stays in the order in which it was found.
    let places = moves.map(\.place)
    moves = moves.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { moves[$0] }
  }
}

extension FocusMap.Place: Comparable {
  package static func < (left: FocusMap.Place, right: FocusMap.Place) -> Bool {
    left.file == right.file
      ? left.range < right.range : Path.precedes(left.file.path, right.file.path)
  }
}
