import Testing

@testable import FocusLint

struct LineDifferenceTests {
  private func changed(_ old: String, _ new: String) -> [Int] {
    let difference = LineDifference(from: Array(old.utf8), to: Array(new.utf8))
    return difference.isChanged.indices.filter { difference.isChanged[$0] }
  }

  @Test func whatIsNewIsChanged() {
    #expect(changed("", "") == [])
    #expect(changed("", "a\nb") == [0, 1])
    #expect(changed("a\nb\n", "a\nb\n") == [])
    #expect(changed("a\nc", "a\nb\nc") == [1])
    #expect(changed("a\nb\nc", "a\nc") == [])
    #expect(changed("a\nb\nc\n", "a\nB\nc\n") == [1])
  }

  @Test func lineEndingsAndAByteOrderMarkAreNoChange() {
    #expect(changed("a\nb\n", "a\r\nb\r\n") == [])
    #expect(changed("a\r\nb\r\n", "\u{FEFF}a\nX\nb\n") == [1])
    #expect(changed("a\nb", "a\nb\n") == [2])
  }

  @Test func whatMovedIsChangedOnOneSide() {
    #expect(changed("a\nb\nc\nd", "b\nc\nd\na") == [3])
    #expect(changed("f\n}\ng\n}\nh\n}", "f\n}\nnew\n}\ng\n}\nh\n}") == [2, 3])
  }

  @Test func onlyRepeatedLinesAreToldApartToo() {
    #expect(changed("}\n}\n}", "}\n}\n}\n}").count == 1)
    #expect(changed("x\na\na\nb\nb\ny", "X\na\na\nc\nb\nb\nY") == [0, 3, 6])
  }

  /// What is kept is in the old text in the same order, and of an insertion all the rest is kept.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func whatIsKeptWasThere(seed: UInt64) {
    var chance = Chance(state: seed)
    let words = ["a", "b", "c", "}", "", "d", "e", "f"]
    func text(_ count: Int) -> [String] { (0..<count).map { _ in chance.one(of: words) } }
    let old = text(Int.random(in: 0..<20, using: &chance))
    let new = text(Int.random(in: 0..<20, using: &chance))
    func kept(_ new: [String]) -> [String] {
      let difference = LineDifference(
        from: Array(old.joined(separator: "\n").utf8), to: Array(new.joined(separator: "\n").utf8))
      return new.indices.filter { !difference.isChanged[$0] }.map { new[$0] }
    }
    var rest = old[...]
    for line in kept(new) where !(old.isEmpty && line.isEmpty) {
      let place = rest.firstIndex(of: line)
      #expect(place != nil, "\(old) \(new)")
      rest = rest[((place ?? rest.endIndex - 1) + 1)...]
    }
    let place = old.isEmpty ? 0 : Int.random(in: 0..<old.count, using: &chance)
    #expect(kept(Array(old[..<place]) + ["new", "new"] + Array(old[place...])) == old)
  }

  @Test func aLongFileThatIsAllNewCostsLittle() {
    let old = (0..<20_000).map { "\($0 % 7)" }.joined(separator: "\n")
    let new = (0..<20_000).map { "\($0 % 7 + 7)" }.joined(separator: "\n")
    #expect(changed(old, new).count == 20_000)
  }
}
