import SwiftUI

struct Editor: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant(""))
      .focused($f)
      .onAppear { f = true }  // expect: focus-set-in-on-appear
  }
}
