import SwiftUI

struct Screen: View {
  @Binding var items: [Item]
  @State private var edited: Item.ID?
  @FocusState private var a: Bool
  @FocusState.Binding var b: Bool
  @FocusState.Binding var c: Bool
  @FocusState.Binding var d: Bool
  @FocusState.Binding var e: Bool
  @FocusState.Binding var f: Bool
  @AccessibilityFocusState private var g: Bool

  var body: some View {
    List {
      Section { TextField("Name", text: .constant("")).focused($a) }
    }
    ForEach(items) { item in
      let isEdited = edited == item.id
      if isEdited { TextField("Name", text: .constant("")).focused($b) }
      Text(item.name).accessibilityFocused($g)
    }
    ForEach(items.indices, id: \.self) { index in
      if index == items.count - 1 { TextField("Name", text: .constant("")).focused($c) }
    }
    ForEach(items) { item in
      if let edited, edited == item.id { renamed(item) } else { Text(item.name) }
    }
    ForEach(items) { item in
      edited != item.id ? AnyView(Text(item.name)) : AnyView(TextField("", text: .constant("")).focused($e))
    }
    if let last = items.first(where: { $0.id == edited }) {
      TextField(last.name, text: .constant("")).focused($f)
    }
  }

  private func renamed(_ item: Item) -> some View {
    TextField("Name", text: .constant("")).focused($d)
  }
}
