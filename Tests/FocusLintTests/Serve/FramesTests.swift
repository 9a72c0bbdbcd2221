import Testing

@testable import FocusLint

struct FramesTests {
  private func frames(_ pieces: [String]) -> [String] {
    var frames = Frames()
    var found: [String] = []
    for piece in pieces {
      frames.append(Array(piece.utf8))
      while let frame = frames.next() {
        switch frame {
        case .body(let body): found.append(String(decoding: body, as: UTF8.self))
        case .garbage: found.append("garbage")
        }
      }
    }
    return found
  }

  @Test func aBodyIsAsLongAsItsHeaderSays() {
    #expect(frames(["Content-Length: 2\r\n\r\n{}"]) == ["{}"])
    #expect(frames(["Content-Length: 5\r\n\r\n\"あ\""]) == ["\"あ\""])
  }

  @Test func piecesOfAnyLengthGiveTheSame() {
    let text = "Content-Length: 2\r\n\r\n{}content-length:4\r\nContent-Type: x\r\n\r\nnull"
    #expect(frames([text]) == ["{}", "null"])
    #expect(frames(text.map { String($0) }) == ["{}", "null"])
  }

  @Test func anotherHeaderMayComeFirst() {
    #expect(frames(["Content-Type: a; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}"]) == ["{}"])
  }

  @Test(arguments: [
    "hello\r\n\r\n", "Content-Length: many\r\n\r\n", "Content-Length: -5\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 9000000000\r\n\r\n",
  ])
  func garbageIsToldOnceAndPassedOver(_ garbage: String) {
    #expect(
      frames([garbage + garbage, garbage + "Content-Length: 2\r\n\r\n{}"]) == ["garbage", "{}"])
  }

  @Test func muchGarbageIsNotKept() {
    var frames = Frames()
    for _ in 0..<64 {
      frames.append([UInt8](repeating: UInt8(ascii: "c"), count: 1 << 16))
      _ = frames.next()
    }
    frames.append(Array("\r\nContent-Length: 2\r\n\r\n{}".utf8))
    #expect(frames.next() == .body(Array("{}".utf8)))
  }

  @Test func whatAWrongLengthSwallowedIsReadAgain() {
    var frames = Frames()
    frames.append(Array("Content-Length: 30\r\n\r\n{}Content-Length: 4\r\n\r\nnull".utf8))
    #expect(frames.next() == nil)
    frames.append(Array("Content-Length: 2\r\n\r\n[]".utf8))
    guard case .body(let body) = frames.next() else { return #expect(Bool(false)) }
    frames.reread(body)
    #expect(frames.next() == .body(Array("null".utf8)))
    #expect(frames.next() == .body(Array("[]".utf8)))
  }
}
