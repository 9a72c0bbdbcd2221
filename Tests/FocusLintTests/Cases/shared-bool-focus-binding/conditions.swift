import SwiftUI

struct Screen: View {
  let shows: Bool
  @Binding var text: String
  @FocusState private var isFocused: Bool

  var body: some View {
    ZStack {
      if shows { TextField("A", text: $text).focused($isFocused) }
      if !shows { SecureField("A", text: $text).focused($isFocused) }
    }
    .focused($isFocused)
    .sheet(isPresented: .constant(true)) { TextField("A", text: $text).focused($isFocused) }
  }
}
