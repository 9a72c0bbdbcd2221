// The element is found by itself; other lists' elements are another matter.
import SwiftUI

struct A: View {
  @State private var names = ["a"]
  @State private var others = ["b"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in  // expect: row-identity-from-edited-text
        TextField("A", text: $names[names.firstIndex(of: name)!])
      }
      ForEach(names, id: \.self) { name in  // expect: row-identity-from-edited-text
        TextField("B", text: Binding(get: { name }, set: { replace(name, $0) }))
      }
      ForEach(names, id: \.self) { name in
        TextField(name, text: $others[0])
      }
      ForEach(Array(zip(names.indices, names)), id: \.0) { index, _ in
        TextField("C", text: $names[index])
      }
      ForEach(Array(zip(names.indices, names)), id: \.1) { index, _ in  // expect: row-identity-from-edited-text
        TextField("D", text: $names[index])
      }
    }
  }

  private func replace(_ old: String, _ new: String) {}
}
