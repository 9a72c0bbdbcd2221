import SwiftUI

struct Screen: View {
  @State private var isShown = false
  @FocusState private var f: Bool

  var body: some View {
    Button("A") { isShown = true }
      .popover(isPresented: $isShown) {
        TextField("", text: .constant(""))
          .focused($f)
          .onAppear { f = true }  // expect: focus-set-in-on-appear
      }
  }
}
