import SwiftUI

struct Screen: View {
  @State private var isEditing = false
  @State private var isHidden = true
  @FocusState private var f: Bool

  var body: some View {
    VStack {
      if isEditing { field }
      if !isHidden { Text("") } else { EmptyView() }
      Button("A") {
        withAnimation(.spring) { self.isEditing = true }
        self.f = true  // expect: focus-before-view-exists
      }
    }
  }

  private var field: some View { TextField("", text: .constant("")).focused($f) }
}
