/// A condition that a pattern puts on what it captures: `(#not-eq? @name "body")`.
package struct QueryPredicate: Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case equals = "eq"
    case anyOf = "any-of"
    case matches = "match"
    case runsOn = "runs-on"
    case inside, inherits, wrapper, guarded

    /// Whether the text of what is captured answers it, rather than what is known of the code.
    var isTextual: Bool {
      switch self {
      case .equals, .anyOf, .matches: true
      case .runsOn, .inside, .inherits, .wrapper, .guarded: false
      }
    }

    /// The words that it takes; nil where they may be any.
    var choices: [String]? {
      switch self {
      case .runsOn: Thread.allCases.map(\.rawValue)
      case .guarded: ["one-shot"]
      default: nil
      }
    }

    /// How many words or captures it takes behind the first capture.
    var count: ClosedRange<Int> {
      switch self {
      case .equals, .matches, .runsOn, .guarded: 1...1
      case .anyOf, .inside, .inherits, .wrapper: 1...Int.max
      }
    }

    /// How it is written.
    var usage: String {
      switch self {
      case .equals: "(#eq? @name \"text\")"
      case .anyOf: "(#any-of? @name \"one\" \"other\")"
      case .matches: "(#match? @name \"^regular expression$\")"
      case .runsOn: "(#runs-on? @code main)"
      case .inside: "(#inside? @code onAppear)"
      case .inherits: "(#inherits? @code UIView)"
      case .wrapper: "(#wrapper? @code FocusState)"
      case .guarded: "(#guarded? @code one-shot)"
      }
    }
  }

  /// Where code runs.
  package enum Thread: String, CaseIterable, Sendable {
    case main, background
    case viewUpdate = "view-update"
  }

  package var name: Name
  package var isNegated: Bool
  /// What it is asked of; several nodes where the pattern repeats it, none where it leaves it out.
  package var capture: String
  /// Empty where it compares with another capture.
  package var words: [String]
  /// The other capture that `eq` compares with.
  var other: String?
  var expression: RegularExpression?
}
