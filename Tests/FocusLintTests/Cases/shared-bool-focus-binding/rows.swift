import SwiftUI

struct Screen: View {
  @Binding var items: [Item]
  @State private var edited: Item.ID?
  @FocusState private var a: Bool
  @FocusState.Binding var b: Bool
  let c: FocusState<Bool>.Binding

  var body: some View {
    Table($items) {
      TableColumn("Name") { $item in
        TextField("Name", text: $item.name).focused($a)  // expect: shared-bool-focus-binding
      }
    }
    OutlineGroup(items, children: \.children) { item in
      TextField("Name", text: .constant(item.name)).focused($b)  // expect: shared-bool-focus-binding
    }
    ForEach(items, content: row)
    List(items) { item in
      inner(item)
    }
  }

  private func row(_ item: Item) -> some View {
    TextField("Name", text: .constant(""))
      .focused(c)  // expect: shared-bool-focus-binding
  }

  private func inner(_ item: Item) -> some View {
    HStack { deeper(item) }
  }

  private func deeper(_ item: Item) -> some View {
    TextEditor(text: .constant("")).focused(self.$a)  // expect: shared-bool-focus-binding
  }
}
