import SwiftUI

protocol Spot: Sendable, Hashable {}
protocol Weak: Sendable, Equatable {}
typealias Key = Codable & Hashable
typealias Note = Codable & Sendable

class Base: Hashable {
  static func == (left: Base, right: Base) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
}
final class Derived: Base {}
class Root {}
final class Leaf: Root {}
final class Managed: NSManagedObject {}
final class Foreign: Vendor.Thing {}

struct A: Spot { var number = 0 }
struct B: Weak { var number = 0 }
struct C: Key { var number = 0 }
struct D: Note { var number = 0 }
struct E { var number = 0 }
extension E: Equatable, Hashable {}
struct F { var number = 0 }
#if os(iOS)
  extension F: Hashable {}
#else
  extension F: Hashable {}
#endif
@Storable struct G { var number = 0 }
struct Box<Value> { var value: Value }
extension Box: Equatable where Value: Equatable {}
extension Box: Hashable where Value: Hashable {}

struct Screen: View {
  @FocusState private var a: A?
  @FocusState private var b: B?  // expect: non-hashable-focus-value
  @FocusState private var c: C?
  @FocusState private var d: D?  // expect: non-hashable-focus-value
  @FocusState private var e: E?
  @FocusState private var f: F?
  @FocusState private var g: G?
  @FocusState private var box: Box<Int>?
  @FocusState private var derived: Derived?
  @FocusState private var leaf: Leaf?  // expect: non-hashable-focus-value
  @FocusState private var managed: Managed?
  @FocusState private var foreign: Foreign?

  var body: some View {
    Child(a: $a, b: $b, c: $c, d: $d, e: $e, f: $f, g: $g, box: $box)
    Child(derived: $derived, leaf: $leaf, managed: $managed, foreign: $foreign)
  }
}
