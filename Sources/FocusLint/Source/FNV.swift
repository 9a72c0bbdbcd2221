/// FNV-1a, 64 bits: the same number for the same bytes, on every machine and in every run.
package struct FNV: Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV()
    hash.add(bytes)
    return hash.value
  }

  /// The same way, eight bytes at a time and so by the machine's byte order: for this run alone.
  static func hash(words bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = FNV()
    var at = 0
    while at + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      hash.value = (hash.value ^ word) &* 0x100_0000_01b3
      at += 8
    }
    hash.add(bytes[at...])
    return hash.value
  }
}
