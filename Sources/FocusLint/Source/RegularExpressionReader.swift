/// What a regular expression is made of.
indirect enum RegularExpressionPiece {
  case one(ScalarSet)
  case place(RegularExpression.Place)
  case sequence([RegularExpressionPiece])
  case choice([RegularExpressionPiece])
  /// So many times at least, and at most; nil is any number.
  case repeated(RegularExpressionPiece, Int, Int?)

  /// More steps would make a search slow.
  private static let most = 1000

  func write(to steps: inout [RegularExpression.Step]) throws(RegularExpression.Mistake) {
    guard steps.count < RegularExpressionPiece.most else {
      throw RegularExpression.Mistake(reason: "it repeats too much")
    }
    switch self {
    case .one(let set): steps.append(.one(set))
    case .place(let place): steps.append(.place(place))
    case .sequence(let pieces): for piece in pieces { try piece.write(to: &steps) }
    case .choice(let pieces):
      let forks = steps.count
      for _ in pieces.dropLast() { steps.append(.fork(0, 0)) }
      var (starts, ends): ([Int], [Int]) = ([], [])
      for piece in pieces {
        starts.append(steps.count)
        try piece.write(to: &steps)
        ends.append(steps.count)
        steps.append(.fork(0, 0))
      }
      for (index, start) in starts.dropLast().enumerated() {
        let isLast = index == starts.count - 2
        steps[forks + index] = .fork(start, isLast ? starts[index + 1] : forks + index + 1)
      }
      for end in ends { steps[end] = .fork(steps.count, steps.count) }
    case .repeated(let piece, let least, let most):
      for _ in 0..<least { try piece.write(to: &steps) }
      guard let most else {
        let start = steps.count
        steps.append(.fork(0, 0))
        try piece.write(to: &steps)
        steps.append(.fork(start, start))
        steps[start] = .fork(start + 1, steps.count)
        return
      }
      var forks: [Int] = []
      for _ in least..<most {
        forks.append(steps.count)
        steps.append(.fork(0, 0))
        try piece.write(to: &steps)
      }
      for fork in forks { steps[fork] = .fork(fork + 1, steps.count) }
    }
  }

  var beginsWithStart: Bool {
    switch self {
    case .place(.start): true
    case .sequence(let pieces): pieces.first?.beginsWithStart ?? false
    case .choice(let pieces): pieces.allSatisfy(\.beginsWithStart)
    default: false
    }
  }
}

/// Reads a regular expression in the notation that most languages share.
struct RegularExpressionReader {
  private var rest: Substring.UnicodeScalarView
  private(set) var ignoresCase = false
  private var depth = 0

  init(_ text: String) {
    rest = Substring(text).unicodeScalars
    if text.hasPrefix("(?i)") {
      ignoresCase = true
      rest.removeFirst(4)
    }
  }

  private func mistake(_ reason: String) -> RegularExpression.Mistake {
    RegularExpression.Mistake(reason: reason)
  }

  /// All of it.
  mutating func expression() throws(RegularExpression.Mistake) -> RegularExpressionPiece {
    let piece = try choice()
    if rest.first == ")" { throw mistake("a `)` closes nothing") }
    return piece
  }

  private mutating func choice() throws(RegularExpression.Mistake) -> RegularExpressionPiece {
    var pieces = [try sequence()]
    while take("|") { pieces.append(try sequence()) }
    return pieces.count == 1 ? pieces[0] : .choice(pieces)
  }

  private mutating func sequence() throws(RegularExpression.Mistake) -> RegularExpressionPiece {
    var pieces: [RegularExpressionPiece] = []
    while let next = rest.first, next != "|", next != ")" {
      pieces.append(try repeated(try single()))
    }
    return .sequence(pieces)
  }

  private mutating func repeated(
    _ piece: RegularExpressionPiece
  ) throws(RegularExpression.Mistake) -> RegularExpressionPiece {
    let times: (Int, Int?)
    if take("*") {
      times = (0, nil)
    } else if take("+") {
      times = (1, nil)
    } else if take("?") {
      times = (0, 1)
    } else if take("{") {
      times = try counts()
    } else {
      return piece
    }
    if case .place = piece { throw mistake("nothing stands in front of a `*`, `+`, `?` or `{`") }
    // Whether it takes as few as it can does not matter to whether it is found.
    _ = take("?")
    if let next = rest.first, "*+?{".unicodeScalars.contains(next) {
      throw mistake("`\(next)` cannot stand here")
    }
    return .repeated(piece, times.0, times.1)
  }

  /// What stands between `{` and `}`.
  private mutating func counts() throws(RegularExpression.Mistake) -> (Int, Int?) {
    let least = number()
    var most = least
    if take(",") { most = number() }
    guard let least, take("}"), least <= most ?? least, max(least, most ?? 0) <= 1000 else {
      throw mistake("`{` begins how often something comes, such as `{2}`, `{2,}` or `{2,5}`")
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest.removeFirst(digits.count)
    return Int(String(Substring(digits)))
  }

  private mutating func single() throws(RegularExpression.Mistake) -> RegularExpressionPiece {
    let next = rest.removeFirst()
    switch next {
    case "(": return try group()
    case "[": return .one(try set())
    case ".": return .one(.any)
    case "^": return .place(.start)
    case "$": return .place(.end)
    case "*", "+", "?", "{":
      throw mistake("nothing stands in front of a `*`, `+`, `?` or `{`")
    case "\\":
      if take("b") { return .place(.wordEdge) }
      if take("B") { return .place(.noWordEdge) }
      return .one(ScalarSet(items: [try escape()]))
    default: return .one(ScalarSet(items: [.range(next...next)]))
    }
  }

  private mutating func group() throws(RegularExpression.Mistake) -> RegularExpressionPiece {
    if take("?"), !take(":") {
      throw mistake("there are groups `(…)` and `(?:…)`, and `(?i)` at the start; no others")
    }
    depth += 1
    defer { depth -= 1 }
    if depth > 50 { throw mistake("more than 50 levels of groups") }
    let piece = try choice()
    guard take(")") else { throw mistake("a `(` is not closed") }
    return piece
  }

  /// What stands between `[` and `]`.
  private mutating func set() throws(RegularExpression.Mistake) -> ScalarSet {
    var set = ScalarSet(items: [], isNegated: take("^"))
    var isFirst = true
    while true {
      guard let next = rest.popFirst() else { throw mistake("a `[` is not closed") }
      if next == "]", !isFirst { return set }
      isFirst = false
      let item = next == "\\" ? try escape() : .range(next...next)
      guard case .range(let start) = item, rest.first == "-", rest.dropFirst().first != "]",
        rest.count > 1
      else {
        set.items.append(item)
        continue
      }
      rest.removeFirst()
      let last = rest.removeFirst()
      guard case .range(let end) = last == "\\" ? try escape() : .range(last...last),
        start.lowerBound <= end.upperBound
      else { throw mistake("the range `\(start.lowerBound)-\(last)` is the wrong way round") }
      set.items.append(.range(start.lowerBound...end.upperBound))
    }
  }

  /// What stands behind a backslash.
  private mutating func escape() throws(RegularExpression.Mistake) -> ScalarSet.Item {
    guard let next = rest.popFirst() else { throw mistake("it ends in a backslash") }
    switch next {
    case "w": return .word(true)
    case "W": return .word(false)
    case "d": return .digit(true)
    case "D": return .digit(false)
    case "s": return .space(true)
    case "S": return .space(false)
    case "n": return .range("\n"..."\n")
    case "r": return .range("\r"..."\r")
    case "t": return .range("\t"..."\t")
    case _ where ScalarSet.isOfWord(next): throw mistake("`\\\(next)` has no meaning here")
    default: return .range(next...next)
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}
