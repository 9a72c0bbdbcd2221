import SwiftUI

struct Screen: View {
  enum Field: Hashable { case a, b, c, d, e, f }

  @Binding var items: [Item]
  let pages: [Item]
  @State private var edited: Item.ID?
  @FocusState private var field: Field?

  var body: some View {
    ForEach(Field.allCases) { item in
      switch item {
      case .a: TextField("A", text: .constant("")).focused($field, equals: .a)
      default: Text("B")
      }
    }
    ForEach(items) { item in
      if item.id == edited { TextField("B", text: .constant("")).focused($field, equals: .b) }
      if isEdited(item) { TextField("F", text: .constant("")).focused($field, equals: .f) }
    }
    ForEach(0..<1) { _ in TextField("C", text: .constant("")).focused($field, equals: .c) }
    TabView {
      ForEach(pages) { _ in TextField("D", text: .constant("")).focused($field, equals: .d) }
    }
    List(items) { _ in
      Button("E") {}.focused($field, equals: .e)  // expect: duplicate-focus-value
    }
  }
}
