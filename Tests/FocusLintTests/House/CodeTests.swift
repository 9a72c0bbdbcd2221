import Testing

@testable import FocusLint

/// Sizes, names and words that all code of ours keeps to.
struct CodeTests {
  /// A table of values, as long as there are flags.
  private static let tables = ["Sources/focuslint/Commands/Flags.swift"]

  private static var written: [String] {
    Repository.swiftFiles.filter { !$0.hasSuffix(".generated.swift") && !tables.contains($0) }
  }

  private static var sources: [String] { written.filter { $0.hasPrefix("Sources/") } }

  @Test(arguments: written)
  func filesAndFunctionsAreShort(_ path: String) throws {
    let text = try SwiftText(path: path)
    #expect(text.lineCount <= 250, "\(path) has \(text.lineCount) lines; 250 are enough.")
    for function in text.functions where function.length > 40 {
      Issue.record("\(path):\(function.line): `\(function.name)` has \(function.length) lines.")
    }
  }

  @Test(arguments: sources)
  func onlyCommandsPrintAndExit(_ path: String) throws {
    let text = try SwiftText(path: path)
    for index in text.tokens.indices.dropLast() where !path.contains("/Commands/") {
      let (token, next) = (text.tokens[index], text.tokens[index + 1])
      let isCall = ["print", "exit"].contains(token.text) && next.text == "("
      if isCall, text.isFree(index), index == 0 || text.tokens[index - 1].text != "func" {
        Issue.record("\(path):\(token.line): `\(token.text)` is called outside Commands.")
      }
    }
  }

  /// Foundation triples the binary. On a Mac JSON comes with it alone, so what writes JSON may name it
  /// where FoundationEssentials cannot be imported.
  @Test(arguments: sources)
  func nothingImportsFoundation(_ path: String) throws {
    let imports = imports(try SwiftText(path: path))
    let isFallback =
      path.hasPrefix("Sources/FocusLint/Report/") && imports.contains("FoundationEssentials")
    #expect(isFallback || !imports.contains("Foundation"), "\(path)")
  }

  @Test(arguments: written)
  func namesSayWhatAThingIs(_ path: String) throws {
    let empty = ["Utilit", "Helper", "Extensions", "Common", "Manager"]
    let file = path.split(separator: "/").dropFirst(2).joined(separator: "/")
    for name in try [file] + SwiftText(path: path).topLevelTypes {
      #expect(!empty.contains { name.contains($0) }, "\(path): \(name)")
    }
  }

  @Test func theReaderOfCodeReadsIt() {
    let code = """
      /* func a() { /* } */ */
      private struct Hidden {}
      package final class Shown { enum Inner {} ; class func make() {} ; struct Other: P {} }
      protocol P { func need(a: Int) -> Int; init() }
      func long(_ work: () -> Void = { }) -> [Int] {
        let text = "} \\" {" + #"{"#
        print(text)  // {
        return []
      }
      extension Shown { init(x: Int) { self.init() } }
      """
    let text = SwiftText(path: "a.swift", bytes: Array(code.utf8))
    #expect(text.topLevelTypes == ["Shown", "P"])
    #expect(text.nestedTypes == ["Inner", "Other"])
    #expect(text.functions.map(\.name) == ["make", "long", "init"])
    #expect(text.functions.map(\.length) == [0, 3, 0])
  }
}

/// The modules that a file imports.
func imports(_ text: SwiftText) -> [String] {
  text.tokens.indices.dropLast().filter { text.tokens[$0].text == "import" }
    .map { text.tokens[$0 + 1].text }
}
