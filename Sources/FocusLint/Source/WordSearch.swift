/// Looks for many words in one pass over a text.
///
/// Wu and Manber's way: all words are as long as the shortest at first, and two bytes tell how far on the
/// next place is where one may end. So most bytes are passed over, however many words there are.
package struct WordSearch: Sendable {
  /// By the last two bytes of a window, how far on the next window is that may begin a word.
  private var steps: [UInt8]
  /// By the same, the first entry that begins with the window, and behind each entry the next; -1 for none.
  private var first: [Int32]
  private var next: [Int32] = []
  private var entries: [(bytes: [UInt8], group: Int)] = []
  private let window: Int
  private let count: Int

  /// - Parameter groups: Of each group, any of the words will do; an empty one stands nowhere.
  package init(_ groups: [[String]]) {
    count = groups.count
    for (group, words) in groups.enumerated() {
      entries += words.map { (Array($0.utf8), group) }.filter { !$0.bytes.isEmpty }
    }
    window = max(1, entries.map(\.bytes.count).min() ?? 1)
    steps = Array(repeating: UInt8(clamping: max(1, window - 1)), count: WordSearch.pairs)
    first = Array(repeating: -1, count: WordSearch.pairs)
    if window == 1 { return }
    for (number, (word, _)) in entries.enumerated() {
      for end in 1..<window {
        let pair = WordSearch.pair(word[end - 1], word[end])
        steps[pair] = min(steps[pair], UInt8(clamping: window - 1 - end))
      }
      let pair = WordSearch.pair(word[window - 2], word[window - 1])
      next.append(first[pair])
      first[pair] = Int32(number)
    }
  }

  /// Which groups have a word that stands in a text.
  package func found(in text: [UInt8]) -> [Bool] {
    var found = Array(repeating: false, count: count)
    text.withUnsafeBufferPointer { text in
      if window == 1 {
        for (word, group) in entries where !found[group] { found[group] = stands(word, in: text) }
        return
      }
      steps.withUnsafeBufferPointer { steps in
        var at = window - 1
        while at < text.count {
          let pair = WordSearch.pair(text[at - 1], text[at])
          let step = Int(steps[pair])
          if step == 0 { note(pair, text[(at + 1 - window)...], in: &found) }
          at += max(1, step)
        }
      }
    }
    return found
  }

  private static let pairs = 1 << 14

  private static func pair(_ one: UInt8, _ other: UInt8) -> Int {
    Int(one & 0x7F) << 7 | Int(other & 0x7F)
  }

  private func note(
    _ pair: Int, _ rest: Slice<UnsafeBufferPointer<UInt8>>, in found: inout [Bool]
  ) {
    var number = Int(first[pair])
    while number >= 0 {
      let (word, group) = entries[number]
      if !found[group], rest.starts(with: word) { found[group] = true }
      number = Int(next[number])
    }
  }

  private func stands(_ word: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.indices.contains { text[$0...].starts(with: word) }
  }
}
