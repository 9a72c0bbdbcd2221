// One on the form and one on a field; items in a property of the type, and in a type of items.
import SwiftUI

struct A: View {
  @Binding var text: String
  @FocusState private var focus: Int?

  var body: some View {
    Form {
      TextField("A", text: $text)
        .focused($focus, equals: 1)
        .toolbar { bar }
    }
    .toolbar {  // expect: keyboard-toolbar-repeated
      DoneItem { focus = nil }
    }
  }

  @ToolbarContentBuilder private var bar: some ToolbarContent {
    ToolbarItem(placement: .keyboard) { Button("Next") { focus = 1 } }
  }
}

struct DoneItem: ToolbarContent {
  let done: () -> Void

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: ToolbarItemPlacement.keyboard) { Button("Done", action: done) }
  }
}
