import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .onAppear(perform: focus)
      .toolbar { Button("A", action: focus) }
  }

  private func focus() { f = true }
}
