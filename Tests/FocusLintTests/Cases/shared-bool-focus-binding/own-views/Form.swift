import SwiftUI

struct Screen: View {
  @Binding var name: String
  @Binding var mail: String
  @FocusState private var isFocused: Bool

  var body: some View {
    AppField(text: $name).focused($isFocused)
    AppField(text: $mail).focused($isFocused)  // expect: shared-bool-focus-binding
    Card { Text(name) }.focused($isFocused)
  }
}
