import SwiftUI

struct Screen: View {
  @State private var isEditing = false
  @FocusState private var f: Bool
  @FocusState private var g: Int?

  var body: some View {
    VStack {
      if isEditing { TextField("", text: .constant("")).focused($f) }
      Unknown(focus: $f)
      if isEditing { Known(focus: $g) }
      Button("A") {
        isEditing = true
        f = true
      }
      Button("B") {
        isEditing = true
        g = 1  // expect: focus-before-view-exists
      }
    }
  }
}

struct Known: View {
  @FocusState.Binding var focus: Int?
  var body: some View { TextField("", text: .constant("")).focused($focus, equals: 1) }
}
