/// A regular expression whose search takes a time that grows with the text alone: it follows all ways
/// through the expression at once, and so has neither back references nor look-around.
package struct RegularExpression: Sendable {
  /// What a text is compared with, step by step.
  enum Step: Sendable {
    case one(ScalarSet)
    case place(Place)
    /// Goes on at both of two steps.
    case fork(Int, Int)
    case found
  }

  /// What must be so between two characters.
  enum Place: Sendable { case start, end, wordEdge, noWordEdge }

  private let steps: [Step]
  private let ignoresCase: Bool
  /// Whether all that it finds begins where the text does.
  private let isAnchored: Bool

  /// - Throws: what is wrong with it, as the end of a sentence.
  package init(_ text: String) throws(Mistake) {
    var reader = RegularExpressionReader(text)
    let piece = try reader.expression()
    var steps: [Step] = []
    try piece.write(to: &steps)
    self.steps = steps + [.found]
    ignoresCase = reader.ignoresCase
    isAnchored = piece.beginsWithStart
  }

  package struct Mistake: Error {
    package var reason: String
  }

  /// Whether it fits anywhere in a text.
  package func isFound(in text: String) -> Bool {
    let scalars = text.unicodeScalars
    var ways = Ways(count: steps.count)
    var previous: Unicode.Scalar?
    var index = scalars.startIndex
    while true {
      let next = index < scalars.endIndex ? scalars[index] : nil
      if previous == nil || !isAnchored { ways.add(0) }
      if follow(&ways, between: previous, and: next) { return true }
      guard let next, !(isAnchored && ways.waiting.isEmpty) else { return false }
      take(next, &ways)
      previous = next
      index = scalars.index(after: index)
    }
  }

  /// The steps at which a search is, each once.
  private struct Ways {
    var open: [Int] = []
    /// Those that want a character.
    var waiting: [Int] = []
    private var seen: [Int]
    private var round = 1

    init(count: Int) { seen = Array(repeating: 0, count: count) }

    mutating func add(_ step: Int) {
      if seen[step] == round { return }
      seen[step] = round
      open.append(step)
    }

    mutating func beginRound() {
      round += 1
      waiting.removeAll(keepingCapacity: true)
    }
  }

  /// Goes as far as it can without another character; true where the end is reached.
  private func follow(
    _ ways: inout Ways, between previous: Unicode.Scalar?, and next: Unicode.Scalar?
  ) -> Bool {
    while let step = ways.open.popLast() {
      switch steps[step] {
      case .found: return true
      case .one: ways.waiting.append(step)
      case .fork(let one, let other):
        ways.add(one)
        ways.add(other)
      case .place(let place):
        let isEdge = ScalarSet.isOfWord(previous) != ScalarSet.isOfWord(next)
        let holds =
          switch place {
          case .start: previous == nil
          case .end: next == nil
          case .wordEdge: isEdge
          case .noWordEdge: !isEdge
          }
        if holds { ways.add(step + 1) }
      }
    }
    return false
  }

  private func take(_ scalar: Unicode.Scalar, _ ways: inout Ways) {
    let waiting = ways.waiting
    ways.beginRound()
    for step in waiting {
      if case .one(let set) = steps[step], set.contains(scalar, ignoringCase: ignoresCase) {
        ways.add(step + 1)
      }
    }
  }
}

/// Some characters, as a regular expression names them.
struct ScalarSet: Sendable {
  enum Item: Sendable {
    case range(ClosedRange<Unicode.Scalar>)
    case word(Bool)
    case digit(Bool)
    case space(Bool)
  }

  var items: [Item]
  var isNegated = false

  /// Any but a line break.
  static let any = ScalarSet(
    items: [.range("\n"..."\n"), .range("\r"..."\r")], isNegated: true)

  func contains(_ scalar: Unicode.Scalar, ignoringCase: Bool) -> Bool {
    var isIn = items.contains { ScalarSet.holds($0, scalar) }
    if ignoringCase, !isIn {
      let properties = scalar.properties
      let others = [properties.lowercaseMapping, properties.uppercaseMapping]
      isIn = others.flatMap(\.unicodeScalars).contains { other in
        items.contains { ScalarSet.holds($0, other) }
      }
    }
    return isIn != isNegated
  }

  private static func holds(_ item: Item, _ scalar: Unicode.Scalar) -> Bool {
    switch item {
    case .range(let range): range.contains(scalar)
    case .word(let isOne): isOfWord(scalar) == isOne
    case .digit(let isOne): ("0"..."9").contains(scalar) == isOne
    case .space(let isOne): scalar.properties.isWhitespace == isOne
    }
  }

  /// Whether a name may hold it; nil is the text's edge.
  static func isOfWord(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar == "_" || ("0"..."9").contains(scalar) || scalar.properties.isAlphabetic
  }
}
