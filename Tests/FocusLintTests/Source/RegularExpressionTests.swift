import Testing

@testable import FocusLint

/// What regular expressions find, how fast, and what is said of broken ones.
struct RegularExpressionTests {
  private static let texts = [
    "", "a", "b", "ab", "aab", "abc", "isOn", "on", "is1", "a.b", "a_b", "a b", "x\ny", "日本", "é",
    "-", "]", "^",
    "a+", "aaaa", "abab", "A", "ÀB", "1999", "\t", "a\\b", "{2}",
  ]

  /// They find what the standard library's find.
  @Test(arguments: [
    "", "a", "^a", "b$", "^a$", "a|b", "^(a|b)$", "a*", "^a*$", "a+b", "ab?c", "^.$", ".", "[abc]",
    "[^abc]", "^[a-c]+$",
    "[-a]", "[a-]", "\\.", "a\\.b", "\\d", "^\\d{4}$", "\\w", "^\\w+$", "\\W",
    "\\s", "\\S", "[\\d_]",
    "\\bO", "^is[A-Z]", "(?:ab)+$", "^(ab){2}$", "^a{2,}$", "^a{1,2}$", "^a{0,1}b?$",
    "(a|b)*?c", "(|a)b",
    "(?i)àb", "(?i)^a$", "x.y", "[日月]", "^(a*)*$", "(a|aa)+$", "\\\\b", "\\{", "^$", "$", "a||b",
    "[a\\]]", "\\t",
  ])
  func itFindsTheSame(_ text: String) throws {
    let (own, swift) = (try RegularExpression(text), try Regex(text))
    for sample in Self.texts {
      #expect(
        own.isFound(in: sample) == sample.contains(swift), "\(text) in \(sample.debugDescription)")
    }
  }

  @Test(arguments: [
    "(", ")", "a)", "[", "[]", "[a", "*", "a**", "a|*", "^*", "(?=a)", "(?<n>a)", "(?i", "a(?i)b",
    "\\1", "\\k", "\\",
    "[z-a]", "[\\w-z", "a{", "a{x}", "a{2,1}", "a{,2}", "a{99999999999999999999}",
    "((a{100}){100}){100}",
    String(repeating: "(", count: 100_000),
  ])
  func itSaysWhatIsWrong(_ text: String) {
    #expect(throws: RegularExpression.Mistake.self) { try RegularExpression(text) }
  }

  /// Where others go back and try again, it takes a time that grows with the text alone.
  @Test(arguments: ["(a+)+$", "(a|a)*b", "(a*)*b", "^(([a-z])+.)+[A-Z]$", "(.*)(.*)(.*)(.*)(.*)x"])
  func itTakesNoTime(_ text: String) throws {
    let expression = try RegularExpression(text)
    let sample = String(repeating: "a", count: 2_000) + "!"
    let spent = ContinuousClock().measure { #expect(!expression.isFound(in: sample)) }
    #expect(spent < .seconds(10))
  }
}
