import SwiftUI

struct Screen: View {
  @FocusState.Binding var f: Int?

  var body: some View {
    TextField("", text: .constant("")).focused($f, equals: 1).defaultFocus($f, 2)
  }
}
