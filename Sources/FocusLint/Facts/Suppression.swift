/// A comment that hides problems or shows them again, in SwiftLint's grammar:
/// `// focuslint:disable:next a-rule other-rule - why`.
package struct Suppression: Sendable, Hashable {
  package enum Action: String, Sendable, CaseIterable { case disable, enable }

  /// The one line that a comment speaks of, seen from its own.
  package enum Line: String, Sendable, CaseIterable { case previous, this, next }

  /// A word of the comment where a rule is named.
  package struct Name: Sendable, Hashable {
    package var text: String
    package var range: SourceRange
  }

  /// With its delimiters.
  package let comment: SourceRange
  /// What follows `focuslint:` up to a blank: `disable:next`.
  package let directive: Name
  /// Nil where the directive is none.
  package let action: Action?
  /// Nil where it holds from here to the `enable` that ends it, or to the end of the file.
  package let line: Line?
  /// As written, `all` too; may be empty.
  package let rules: [Name]

  package static let directives = Action.allCases.flatMap { action in
    [action.rawValue] + Line.allCases.map { "\(action.rawValue):\($0.rawValue)" }
  }
  /// Stands for every rule.
  package static let all = "all"

  /// Whether it names a rule, or all of them.
  package func names(_ rule: String) -> Bool {
    rules.contains { $0.text == rule || $0.text == Suppression.all }
  }

  /// The suppressions among a file's comments, in their order.
  package static func all(in file: SourceFile, comments: [SourceRange]) -> [Suppression] {
    comments.compactMap { Suppression($0, in: file) }
  }

  /// The one line that it speaks of, counted from 0; nil where it speaks of more.
  package func line(in lines: LineTable) -> Int? {
    switch line {
    case .previous: lines.line(at: comment.start) - 1
    case .this: lines.line(at: comment.start)
    case .next: lines.line(at: max(comment.start, comment.end - 1)) + 1
    case nil: nil
    }
  }

  private init?(_ comment: SourceRange, in file: SourceFile) {
    var words = Words(file: file, at: comment.start + 2, end: comment.end)
    if file.bytes[comment.start + 1] == UInt8(ascii: "*") { words.leaveOut("*/") }
    guard words.skip("focuslint:"), let directive = words.next() else { return nil }
    self.comment = comment
    self.directive = directive
    let parts = directive.text.split(separator: ":", omittingEmptySubsequences: false)
    let line = parts.count == 2 ? Line(rawValue: String(parts[1])) : nil
    action = parts.count == 1 || line != nil ? Action(rawValue: String(parts[0])) : nil
    self.line = line
    var rules: [Name] = []
    // The reason comes after a dash; `//` begins a remark, such as what a test expects.
    while let word = words.next(), !["-", "--", "—", "–"].contains(word.text),
      !word.text.hasPrefix("//")
    {
      rules.append(word)
    }
    self.rules = rules
  }
}

/// The words of a comment's first line, parted by blanks and commas.
///
/// The blank of Japanese keyboards (U+3000) and the one that breaks no line (U+00A0) look like the
/// others, so they are no different here.
private struct Words {
  let file: SourceFile
  var at: Int
  var end: Int

  mutating func leaveOut(_ suffix: String) {
    if file.bytes[at..<end].reversed().starts(with: suffix.utf8.reversed()) {
      end -= suffix.utf8.count
    }
  }

  /// How many bytes the blank or comma takes that comes next; 0 where none does.
  private var blank: Int {
    guard at < end else { return 0 }
    if [0x20, 0x09, UInt8(ascii: ",")].contains(file.bytes[at]) { return 1 }
    let rest = file.bytes[at..<end]
    return ["\u{A0}", "\u{3000}"].first { rest.starts(with: $0.utf8) }?.utf8.count ?? 0
  }

  private mutating func skipBlanks() {
    while blank > 0 { at += blank }
  }

  private var isAtEnd: Bool { at >= end || [0x0A, 0x0D].contains(file.bytes[at]) }

  /// Goes past a word's beginning; false where something else stands there.
  mutating func skip(_ prefix: StaticString) -> Bool {
    skipBlanks()
    let rest = file.bytes[at..<max(at, end)]
    let isThere = prefix.withUTF8Buffer { rest.starts(with: $0) }
    if isThere { at += prefix.utf8CodeUnitCount }
    return isThere
  }

  mutating func next() -> Suppression.Name? {
    skipBlanks()
    let start = at
    while !isAtEnd, blank == 0 { at += 1 }
    if at == start { return nil }
    let range = SourceRange(start, at)
    return Suppression.Name(text: file.text(range), range: range)
  }
}

/// What the comments of one file come to, once its other rules have run.
package struct CommentFacts: Sendable {
  package var file: SourceFile
  /// In the order of the text.
  package var suppressions: [Suppression]
  /// Those that hide nothing, though each of their rules ran on this file.
  package var unused: [Suppression] = []
  /// The ids that may be named.
  package var rules: [String]
}
