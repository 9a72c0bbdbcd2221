import SwiftUI

struct Screen: View {
  @State private var isEditing = false
  @FocusState private var f: Bool

  var body: some View {
    VStack {
      if isEditing { TextField("", text: .constant("")).focused($f) }
    }
    .onAppear {
      isEditing = true
      f = true  // expect: focus-before-view-exists
    }
  }
}
