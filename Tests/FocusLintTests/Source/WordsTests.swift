import Testing

@testable import FocusLint

@Test(arguments: [
  ("formt", "format"), ("max-warning", "max-warnings"), ("Only", "only"), ("onyl", "only"),
])
func theNearestNameIsFound(word: String, name: String) {
  #expect(Spelling.nearest(to: word, among: ["format", "max-warnings", "only"]) == name)
}

@Test func nothingNearIsNothing() {
  #expect(Spelling.nearest(to: "zzz", among: ["format", "only"]) == nil)
  #expect(Spelling.hint(for: "zzz", among: ["format"]) == "")
}

@Test(arguments: [
  (".", "/a/b"), ("..", "/a"), ("../../..", "/"), ("x//y/./z/..", "/a/b/x/y"), ("/x/", "/x"),
])
func pathsBecomeAbsolute(path: String, expected: String) {
  #expect(Path.absolute(path, in: "/a/b") == expected)
}

@Test func anEmptyWordStandsNowhere() {
  #expect(Word("").offsets(in: Array("a b".utf8)).isEmpty)
}

@Test func pathsAreShownFromTheCurrentFolder() {
  #expect(Path.shown("/a/b/c", in: "/a/b") == "c")
  #expect(Path.shown("/a/bc", in: "/a/b") == "/a/bc")
  #expect(Path.shown("/a/b", in: "/") == "a/b")
  #expect(Path.folder(of: "/a") == "/")
  #expect(Path.folder(of: "/") == nil)
  #expect(Path.name(of: "/a/日本.swift") == "日本.swift")
}
