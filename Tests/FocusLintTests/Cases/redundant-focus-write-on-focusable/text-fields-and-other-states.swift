import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool
  @State private var isFocused = false

  var body: some View {
    VStack {
      TextField("", text: .constant("")).focusable().focused($f).onTapGesture { f = true }
      Text("").focusable().focused($f).onTapGesture { isFocused = true }
    }
  }
}
