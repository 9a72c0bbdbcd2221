/// A file's text as one compiler run would see it: directives, untaken branches and comments are
/// blanked with spaces, so that every offset stays.
///
/// A variant is a platform, not a branch: `#if` inside a chain of modifiers starts a new statement
/// for the grammar, so chains must be seen whole.
package struct Variant: Sendable {
  /// A compiler run that a file's text may depend on.
  package struct Run: Hashable, Sendable {
    package var platform: Platform
    /// The value of every condition that no platform decides.
    package var open: Bool

    package static let all = [true, false].flatMap { open in
      Platform.allCases.map { Run(platform: $0, open: open) }
    }
  }

  package var text: [UInt8]
  /// The runs that see exactly this text; empty for a branch that none of them takes.
  package var runs: Set<Run>
  /// The platforms this code can be compiled for.
  package var platforms: Set<Platform>

  package static let maximum = 8

  /// All variants of a file, at least one; equal texts once.
  package static func variants(of bytes: [UInt8], _ scan: Scan) -> [Variant] {
    let base = blanked(bytes, scan)
    guard !scan.directives.isEmpty else {
      return [Variant(text: base, runs: Set(Run.all), platforms: Set(Platform.allCases))]
    }
    let branches = Branches(scan.directives, bytes)
    var order: [Set<Int>] = []
    var runs: [Set<Int>: Set<Run>] = [:]
    for run in Run.all {
      let taken = branches.taken { $0.holds(on: run.platform, open: run.open) }
      if runs[taken] == nil { order.append(taken) }
      runs[taken, default: []].insert(run)
    }
    var variants = order.prefix(maximum).map { taken in
      Variant(
        text: branches.text(base, taking: taken), runs: runs[taken]!,
        platforms: Set(runs[taken]!.map(\.platform)))
    }
    var seen = order.reduce(into: Set<Int>()) { $0.formUnion($1) }
    for branch in branches.indices where !seen.contains(branch) && variants.count < maximum {
      let taken = branches.taken(forcing: branch) { $0.holds(on: .ios, open: true) }
      seen.formUnion(taken)
      variants.append(
        Variant(
          text: branches.text(base, taking: taken), runs: [],
          platforms: branches.platforms(of: branch)))
    }
    return variants
  }

  /// The platforms whose compiler sees a place of a file.
  package static func platforms(seeing offset: Int, of bytes: [UInt8]) -> Set<Platform> {
    let branches = Branches(Scan(bytes).directives, bytes)
    let around = branches.indices.filter {
      branches.all[$0].body.start <= offset && offset < branches.all[$0].body.end
    }
    let runs = Run.all.filter { run in
      branches.taken { $0.holds(on: run.platform, open: run.open) }.isSuperset(of: around)
    }
    return Set(runs.map(\.platform))
  }

  /// The parts of its text that are blank in all of some other variants.
  package func code(notIn others: [Variant]) -> [SourceRange] {
    var isOwn = text.map { $0 > UInt8(ascii: " ") }
    for other in others {
      for index in isOwn.indices where other.text[index] != UInt8(ascii: " ") {
        isOwn[index] = false
      }
    }
    var ranges: [SourceRange] = []
    for index in isOwn.indices where isOwn[index] {
      if let last = ranges.last, last.end == index {
        ranges[ranges.count - 1].end = index + 1
      } else {
        ranges.append(SourceRange(index, index + 1))
      }
    }
    return ranges
  }

  /// The bytes without comments, directives and what is known to trip the grammar.
  private static func blanked(_ bytes: [UInt8], _ scan: Scan) -> [UInt8] {
    var text = bytes
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { blank(&text, SourceRange(0, 3)) }
    for comment in scan.comments { blank(&text, comment) }
    for directive in scan.directives { blank(&text, directive.range) }
    if let tooDeep = scan.tooDeep { blank(&text, SourceRange(tooDeep, text.count)) }
    blankAvailabilityOfMacros(&text)
    replaceIllFormed(&text)
    return text
  }

  fileprivate static func blank(_ text: inout [UInt8], _ range: SourceRange) {
    text.withUnsafeMutableBufferPointer { text in
      for index in range.start..<range.end
      where text[index] != UInt8(ascii: "\n") && text[index] != UInt8(ascii: "\r") {
        text[index] = UInt8(ascii: " ")
      }
    }
  }

  /// `@available(…)` before `#Preview` can turn a whole file into one error.
  private static func blankAvailabilityOfMacros(_ text: inout [UInt8]) {
    for start in Word("@available").offsets(in: text) {
      guard let close = text[start...].firstIndex(of: UInt8(ascii: ")")) else { return }
      let next = text[(close + 1)...].first { $0 > UInt8(ascii: " ") }
      if next == UInt8(ascii: "#") { blank(&text, SourceRange(start, close + 1)) }
    }
  }

  /// NUL bytes and bytes that are no UTF-8 would cut the parser's text short; an `_` reads on.
  private static func replaceIllFormed(_ text: inout [UInt8]) {
    text.withUnsafeMutableBufferPointer { text in
      let isASCII = text.reduce(0, |) < 0x80
      // What is ill-formed reads as U+FFFD, and so no longer as the same bytes.
      let isWellFormed = isASCII || String(decoding: text, as: UTF8.self).utf8.elementsEqual(text)
      if isWellFormed, !text.contains(0) { return }
      for index in text.indices where text[index] == 0 || (!isWellFormed && text[index] >= 0x80) {
        text[index] = UInt8(ascii: "_")
      }
    }
  }
}

/// The branches of a file's `#if`s.
private struct Branches {
  struct Branch {
    var condition: Condition?
    var body: SourceRange
    var parent: Int?
    /// Which `#if` it belongs to.
    var group: Int
  }

  private(set) var all: [Branch] = []
  var indices: Range<Int> { all.indices }

  init(_ directives: [Scan.Directive], _ bytes: [UInt8]) {
    /// The groups that enclose the line, each with its latest branch.
    var open: [(group: Int, branch: Int?)] = []
    var groups = 0
    for directive in directives {
      if directive.kind != .if, let last = open.last?.branch {
        all[last].body.end = directive.range.start
      }
      switch directive.kind {
      case .if:
        open.append((groups, nil))
        groups += 1
      case .endif:
        _ = open.popLast()
        continue
      case .else, .elseif:
        if open.isEmpty { continue }
      }
      let condition =
        directive.kind == .else
        ? nil
        : Condition(
          String(
            decoding: bytes[directive.condition.start..<directive.condition.end], as: UTF8.self))
      all.append(
        Branch(
          condition: condition, body: SourceRange(directive.range.end, bytes.count),
          parent: open.count > 1 ? open[open.count - 2].branch : nil,
          group: open[open.count - 1].group))
      open[open.count - 1].branch = all.count - 1
    }
  }

  /// The branches taken where some conditions hold. A forced branch, and those around it, are taken
  /// against their conditions.
  func taken(forcing branch: Int? = nil, _ holds: (Condition) -> Bool) -> Set<Int> {
    var forced: [Int: Int] = [:]
    var next = branch
    while let index = next {
      forced[all[index].group] = index
      next = all[index].parent
    }
    var taken: Set<Int> = []
    var decided: Set<Int> = []
    for (index, branch) in all.enumerated() {
      if let parent = branch.parent, !taken.contains(parent) { continue }
      if decided.contains(branch.group) { continue }
      let isTaken = forced[branch.group].map { $0 == index } ?? branch.condition.map(holds) ?? true
      guard isTaken else { continue }
      taken.insert(index)
      decided.insert(branch.group)
    }
    return taken
  }

  func platforms(of branch: Int) -> Set<Platform> {
    guard let condition = all[branch].condition else { return Set(Platform.allCases) }
    return Set(
      Platform.allCases.filter {
        condition.holds(on: $0, open: true) || condition.holds(on: $0, open: false)
      })
  }

  func text(_ base: [UInt8], taking taken: Set<Int>) -> [UInt8] {
    var text = base
    for (index, branch) in all.enumerated() where !taken.contains(index) {
      if let parent = branch.parent, !taken.contains(parent) { continue }
      Variant.blank(&text, branch.body)
    }
    return text
  }
}
