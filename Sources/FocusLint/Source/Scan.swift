/// What one pass over a file's bytes finds without parsing: comments, conditional compilation, and
/// brackets nested so deep that no compiler would follow.
///
/// Strings are passed over, so that a `//` in a URL is no comment and a `#if` in a literal no
/// directive; code inside `\(…)` is code again.
package struct Scan: Sendable {
  /// A line of conditional compilation.
  package struct Directive: Sendable, Hashable {
    package enum Kind: Sendable { case `if`, elseif, `else`, endif }
    package var kind: Kind
    /// The whole line from `#` to its end, without the line ending.
    package var range: SourceRange
    /// What follows the word; empty for `#else` and `#endif`.
    package var condition: SourceRange
  }

  /// Each comment with its delimiters, in order; `//` ends before the line ending.
  package private(set) var comments: [SourceRange] = []
  /// The text of literals that go on over a line's end, between interpolations, in order. One that
  /// lacks its end has its line's end too.
  package private(set) var longTexts: [SourceRange] = []
  package private(set) var directives: [Directive] = []
  /// Behind each brace that closes the outermost brackets, in order. Every branch of an `#if` begins
  /// with the brackets that are open in front of it.
  package private(set) var ends: [Int] = []
  /// Whether every bracket that opens is closed.
  package private(set) var isBalanced = true
  /// Where the bracket stands that is nested one deeper than `maximumNesting`.
  package private(set) var tooDeep: Int?

  /// swiftc itself stops at 256.
  package static let maximumNesting = 1000

  package init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { text in
      var scanner = Scanner(text: text)
      scanner.run()
      comments = scanner.comments
      longTexts = scanner.longTexts
      directives = scanner.directives
      ends = scanner.ends
      isBalanced = scanner.nesting == 0
      tooDeep = scanner.tooDeep
    }
  }
}
