// A `ViewModifier`, twice in two properties of one body, and once in a view of its own.
import SwiftUI

struct DoneBar: ViewModifier {
  let done: () -> Void

  func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItem(placement: .keyboard) { Button("Done", action: done) }
    }
  }
}

struct A: View {
  @Binding var text: String

  var body: some View {
    VStack {
      first
      second
    }
  }

  private var first: some View { TextField("A", text: $text).modifier(DoneBar {}) }
  private var second: some View {
    TextField("B", text: $text)
      .modifier(DoneBar {})  // expect: keyboard-toolbar-repeated
  }
}

struct B: View {
  @Binding var text: String

  var body: some View {
    TextField("A", text: $text).modifier(DoneBar {})
  }
}
