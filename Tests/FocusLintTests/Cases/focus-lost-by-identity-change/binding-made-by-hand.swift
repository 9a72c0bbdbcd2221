// `Binding(get:set:)` and a subscript.
import SwiftUI

struct A: View {
  @State private var names = ["a", "b"]
  @State private var name = ""
  let rename: (String) -> Void

  var body: some View {
    VStack {
      TextField("A", text: Binding(get: { self.name }, set: { rename($0) }))
        .id(name)  // expect: focus-lost-by-identity-change
      TextField("B", text: $names[0])
        .id(names[0])  // expect: focus-lost-by-identity-change
      TextField("C", text: $names[0])
        .id(names[1])
    }
  }
}
