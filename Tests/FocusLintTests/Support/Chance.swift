/// Numbers as by chance, the same ones at every run.
struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func isMet(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// An element of a list that is not empty.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// Some of the elements, in any order.
  mutating func some<Element>(of elements: [Element]) -> [Element] {
    let count = Int.random(in: 0...elements.count, using: &self)
    return Array(elements.shuffled(using: &self).prefix(count))
  }
}
