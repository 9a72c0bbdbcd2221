import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .onAppear {
        f.toggle()  // expect: focus-set-in-on-appear
        self.f = !name.isEmpty  // expect: focus-set-in-on-appear
      }
  }
  @State private var name = ""
}
