import SwiftUI

struct Screen: View {
  @State private var items: [String] = []
  @State private var other: [String] = []
  @FocusState private var f: Int?

  var body: some View {
    VStack {
      ForEach(items.indices, id: \.self) { index in
        TextField("", text: $items[index]).focused($f, equals: index)
      }
      Button("A") {
        items.append("")
        f = items.count - 1  // expect: focus-before-view-exists
      }
      Button("B") {
        items += [""]
        f = items.indices.last  // expect: focus-before-view-exists
      }
      Button("C") {
        other.append("")
        f = items.count - 1
      }
      Button("D") {
        items.append("")
        f = 0
      }
      Button("E") {
        items.removeLast()
        f = items.count - 1
      }
    }
  }
}
