// A type of the project's own by the same name, and text that can be selected.
import SwiftUI

struct Label: View {
  @Binding var text: String
  var body: some View { TextField("", text: $text) }
}

struct A: View {
  @Binding var text: String
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      Label(text: $text).focused($focus, equals: 1)
      Text("Selectable").textSelection(.enabled).focused($focus, equals: 2)
      Text("Later").focused($focus, equals: 3).focusable()
    }
  }
}
