/// The bodies of messages in a stream of bytes: `Content-Length: n`, an empty line, n bytes.
///
/// What is no frame is passed over up to the next header, however much it is.
package struct Frames {
  /// A body, or that there was something else.
  package enum Frame: Equatable {
    case body([UInt8])
    case garbage
  }

  /// Bytes that are not read yet.
  private var bytes: [UInt8] = []
  private var at = 0
  private var isInGarbage = false

  /// The longest body that is believed, in bytes.
  private static let maximum = 1 << 28
  private static let header = Array("content-length:".utf8)
  /// The longest run of headers that is waited for.
  private static let maximumHead = 1 << 12

  package init() {}

  package mutating func append(_ more: some Collection<UInt8>) {
    if at > 0 {
      bytes.removeFirst(at)
      at = 0
    }
    bytes += more
  }

  /// Lets a body be searched for messages, of which a wrong length took a part for it.
  package mutating func reread(_ body: [UInt8]) {
    bytes.replaceSubrange(0..<at, with: body.dropFirst())
    at = 0
    isInGarbage = true
  }

  /// The next frame; nil where more bytes are needed.
  package mutating func next() -> Frame? {
    while at < bytes.count {
      guard let start = Frames.headerStart(in: bytes[at...]) else {
        // The last bytes may be the beginning of a header.
        return skip(to: max(at, bytes.count - Frames.header.count + 1))
      }
      if start > at, !isOtherHeader(upTo: start) {
        if let frame = skip(to: start) { return frame }
      }
      guard let end = headEnd(from: start) else {
        if bytes.count - start <= Frames.maximumHead { return nil }
        if let frame = skip(to: start + Frames.header.count) { return frame }
        continue
      }
      guard let length = length(from: start + Frames.header.count),
        (0...Frames.maximum).contains(length)
      else {
        if let frame = skip(to: end) { return frame }
        continue
      }
      guard bytes.count - end >= length else { return nil }
      at = end + length
      isInGarbage = false
      return .body(Array(bytes[end..<end + length]))
    }
    return nil
  }

  /// Passes over garbage; a run of it is told once.
  private mutating func skip(to end: Int) -> Frame? {
    guard end > at else { return nil }
    let isNew = !isInGarbage && bytes[at..<end].contains { $0 > UInt8(ascii: " ") }
    at = end
    isInGarbage = isInGarbage || isNew
    return isNew ? .garbage : nil
  }

  /// Whether what stands in front of the length is another header, such as `Content-Type`.
  private func isOtherHeader(upTo start: Int) -> Bool {
    let text = String(decoding: bytes[at..<start], as: UTF8.self).lowercased()
    return text.hasPrefix("content-type:") && text.hasSuffix("\r\n")
      && text.dropLast(2).allSatisfy { !$0.isNewline }
  }

  /// Where the next length header begins: at the start of the bytes or wherever it stands.
  private static func headerStart(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { text in
      var start = 0
      while start + header.count <= text.count {
        // The colon ends the header's name, so most places need no more than a look at one byte.
        if text[start + header.count - 1] == header[header.count - 1] {
          let matches = header.indices.allSatisfy { text[start + $0] | 0x20 == header[$0] | 0x20 }
          if matches { return bytes.startIndex + start }
        }
        start += 1
      }
      return nil
    }
  }

  /// Where the body begins.
  private func headEnd(from start: Int) -> Int? {
    let end = Array("\r\n\r\n".utf8)
    let last = min(bytes.count, start + Frames.maximumHead) - end.count
    guard last >= start else { return nil }
    return (start...last).first { bytes[$0..<$0 + end.count].elementsEqual(end) }.map {
      $0 + end.count
    }
  }

  private func length(from start: Int) -> Int? {
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\r") }
    return Int(String(decoding: line, as: UTF8.self).filter { $0 != " " && $0 != "\t" })
  }

  /// A message as it is sent.
  package static func frame(of body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
