import SwiftUI

struct Cell: View {
  @Binding var isEditing: Bool
  var body: some View { if isEditing { Image(systemName: "trash") } }
}

struct Field: View {
  @Binding var isEditing: Bool
  @FocusState private var f: Bool
  var body: some View {
    TextField("", text: .constant("")).focused($f).task { f = isEditing }
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      Cell(isEditing: .constant(true))
      Field(isEditing: .constant(true))  // expect: constant-focus-binding
    }
  }
}
