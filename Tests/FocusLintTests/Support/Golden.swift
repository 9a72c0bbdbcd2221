import Testing

@testable import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A text that is kept in `Goldens`: written under `RECORD=1`, compared otherwise.
enum Golden {
  static func compare(
    _ text: String, with name: String, file: String = #filePath,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let tests = try #require(Path.folder(of: file).flatMap(Path.folder(of:)))
    let path = "\(tests)/Goldens/\(name)"
    if let record = getenv("RECORD"), String(cString: record) == "1" {
      let golden = try #require(fopen(path, "w"))
      fputs(text, golden)
      fclose(golden)
      return
    }
    let kept = String(decoding: (try? FileContents.bytes(of: path).get()) ?? [], as: UTF8.self)
    #expect(text == kept, "RECORD=1 swift test writes \(name)", sourceLocation: location)
  }
}
