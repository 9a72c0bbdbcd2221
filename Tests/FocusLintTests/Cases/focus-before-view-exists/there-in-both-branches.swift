import SwiftUI

struct Screen: View {
  @State private var isEditing = false
  @FocusState private var f: Bool

  var body: some View {
    VStack {
      if isEditing {
        TextField("", text: .constant("")).focused($f)
      } else {
        TextField("", text: .constant("")).focused($f)
      }
      Button("A") {
        isEditing = true
        f = true
      }
    }
  }
}
