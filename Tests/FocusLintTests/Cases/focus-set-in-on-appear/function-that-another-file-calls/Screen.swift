import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    VStack {
      TextField("", text: .constant("")).focused($f)
      buttons
    }
    .onAppear(perform: focus)
  }

  func focus() { f = true }
}
