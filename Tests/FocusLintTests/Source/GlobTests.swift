import Testing

@testable import FocusLint

@Suite struct GlobTests {
  @Test(arguments: [
    ("Vendor", "Vendor/a.swift"), ("Vendor", "x/Vendor/y/a.swift"), ("Vendor/", "Vendor/a.swift"),
    ("/Vendor", "Vendor/a.swift"), ("./Vendor/a.swift", "Vendor/a.swift"),
    ("*.pb.swift", "x/y.pb.swift"), ("Generated/**", "Generated/x/a.swift"),
    ("Sources/**/Mock*.swift", "Sources/MockA.swift"),
    ("Sources/**/Mock*.swift", "Sources/x/y/MockA.swift"), ("**/Old", "x/y/Old/a.swift"),
    ("**/Old", "Old/a.swift"), ("a?.swift", "aé.swift"), ("[a-c]x.swift", "bx.swift"),
    ("[!a-c]x.swift", "dx.swift"), ("[^a]x.swift", "éx.swift"), ("[]]x", "]x"), ("\\*a", "*a"),
    ("**", "a.swift"), ("*", "x/a.swift"), ("a*b*c", "aXbXbc"),
  ])
  func covers(pattern: String, path: String) throws {
    #expect(try Glob(pattern).covers(path))
  }

  @Test(arguments: [
    ("Vendor/", "Vendor"), ("/Vendor", "x/Vendor/a.swift"), ("Generated/**", "x/Generated/a.swift"),
    ("Vendor", "Vendors/a.swift"), ("*.swift", "a.swiftx"), ("a/*.swift", "a/b/c.swift"),
    ("[a-c]x", "dx"), ("[!a-c]x", "bx"), ("\\*a", "ba"), ("a/b", "x/a/b"),
  ])
  func doesNotCover(pattern: String, path: String) throws {
    #expect(try !Glob(pattern).covers(path))
  }

  @Test(arguments: ["", "/", "[ab", "!x", "../x", "[z-a]"])
  func refuses(pattern: String) {
    #expect(throws: UserError.self) { try Glob(pattern) }
  }

  @Test func aFolderIsMatchedByThePatternOfItsContents() throws {
    #expect(try Glob("Generated/**").matches("Generated", isFolder: true))
    #expect(try !Glob("Generated/**").matches("Generated", isFolder: false))
    #expect(try !Glob("Vendor").matches("Vendor/a.swift", isFolder: false))
  }

  @Test func manyStarsAreNotSlow() throws {
    let glob = try Glob(String(repeating: "*a", count: 30) + "b")
    #expect(!glob.covers(String(repeating: "a", count: 2000)))
  }
}
