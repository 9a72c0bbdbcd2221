import SwiftUI

struct Screen: View {
  indirect enum Tree: Error { case leaf, node(Tree) }
  struct Token: RawRepresentable { var rawValue: Int }
  actor Keeper {}
  enum `Spot`: Equatable, Codable { case a(Int) }
  enum Plain: Int, CaseIterable { case a = 1, b }
  enum Never {}

  @FocusState private var tree: Tree?  // expect: non-hashable-focus-value
  @FocusState private var token: Screen.Token?  // expect: non-hashable-focus-value
  @FocusState private var keeper: Keeper?  // expect: non-hashable-focus-value
  @FocusState private var spot: Swift.Optional<Self.Spot>  // expect: non-hashable-focus-value
  @FocusState private var own: Spot?  // expect: non-hashable-focus-value
  @FocusState private var plain: Plain?
  @FocusState private var never: Never?

  var body: some View {
    Child(tree: $tree, token: $token, keeper: $keeper, spot: $spot, own: $own)
    Other(plain: $plain, never: $never)
  }
}
