import Testing

@testable import FocusLint

struct VariantTests {
  private func texts(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return Variant.variants(of: bytes, Scan(bytes)).map { variant in
      String(decoding: variant.text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
  }

  @Test func aFileWithoutConditionsHasOne() {
    #expect(texts("let a = 1") == ["let a = 1"])
  }

  @Test func platformsThatSeeTheSameTextShareIt() {
    #expect(
      texts("#if os(iOS)\na\n#elseif canImport(AppKit)\nb\n#else\nc\n#endif") == ["a", "b", "c"])
  }

  @Test func whatNoPlatformDecidesIsAskedTwice() {
    #expect(texts("#if DEBUG && !os(macOS)\na\n#else\nb\n#endif") == ["a", "b"])
    #expect(texts("#if !swift(>=6)\na\n#endif\nb") == ["b", "a b"])
  }

  @Test func aBranchThatNoRunTakesIsReadOnItsOwn() {
    #expect(texts("#if targetEnvironment(macCatalyst)\na\n#endif\nb") == ["b", "a b"])
    #expect(texts("#if false\n#if os(iOS)\na\n#endif\n#endif") == ["", "a"])
  }

  @Test func offsetsStay() {
    let source = Array("a // x\n/* y */ #if z\nb\n#endif\nc".utf8)
    for variant in Variant.variants(of: source, Scan(source)) {
      #expect(variant.text.count == source.count)
      for index in source.indices where variant.text[index] != 0x20 {
        #expect(variant.text[index] == source[index])
      }
    }
  }

  @Test func thereAreNeverMoreThanEight() {
    let many = (0..<30).map { "#if A\($0)\n#elseif B\($0)\n#else\n#endif\n" }.joined()
    #expect(texts(many).count <= Variant.maximum)
  }
}

struct ScanTests {
  @Test func commentsAndStringsAreToldApart() {
    let source = #"""
      let url = "http://a" // one
      let raw = ##"// "# no"## /* two /* nested */ */
      let text = "\(f("// no") /* three */)"
      let long = """
        // no
        """ // four
      """#
    let bytes = Array(source.utf8)
    let comments = Scan(bytes).comments.map {
      String(decoding: bytes[$0.start..<$0.end], as: UTF8.self)
    }
    #expect(comments == ["// one", "/* two /* nested */ */", "/* three */", "// four"])
  }

  @Test(arguments: [
    "= ", "(", "f(a: ", "[", "{ ", "return ", "for a in ", "a == b ? ", "a && ", "a || ", "!", "a;",
    "a\n  ", "=\n", "= /* b */ ", "", "a != ",
  ])
  func aRegularExpressionIsOneWhereAnExpressionCanBegin(before: String) {
    for literal in ["/a\"b/", "/a\"\"\"b/", "/a[/*]b/", "/\\//", "/(\"|#)[)]\\)/", "/ä\"/"] {
      #expect(comments(in: "\(before)\(literal) // c").last == "// c", "\(before)\(literal)")
    }
  }

  @Test(arguments: [
    ("a / \"//\" / c // d", ["// d"]), ("x/\"//\"/y", []), ("x!/\"//\"/y", []),
    ("a[0]/\"//\"/y", []), ("f(a)/\"//\"/y", []), ("a.return/\"//\"/y", []),
    ("(/ \"//\" /)", []), ("f(/, \"//\")/2", []), ("(/a.b).c(\"//\")/d", []),
    ("= /a // b", ["// b"]), ("= /a \"//\"\n/", []), ("=// /a/", ["// /a/"]),
    ("=/* /a/", ["/* /a/"]),
    ("= /a\\\n/ // b", ["// b"]), ("case /A.b, /C.d(\"//\")", []), ("/", []), ("= /", []),
    ("= /\\", []),
  ])
  func otherSlashesStayWhatTheyAre(text: String, comments: [String]) {
    #expect(self.comments(in: text) == comments)
  }

  private func comments(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return Scan(bytes).comments.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
  }

  @Test func directivesStandFirstOnTheirLine() {
    let bytes = Array("#if os(iOS) // x\n  #else\nf(#if)\n/* */ #endif\n\"#if\"\n#Preview".utf8)
    #expect(Scan(bytes).directives.map(\.kind) == [.if, .else, .endif])
  }

  @Test func nestingIsCutWhereNoCompilerFollows() {
    let bytes = Array(String(repeating: "{", count: 1500).utf8)
    #expect(Scan(bytes).tooDeep == 1000)
  }
}
