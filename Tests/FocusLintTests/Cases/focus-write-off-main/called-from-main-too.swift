import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .onSubmit { focus() }
      .toolbar { Button("A") { DispatchQueue.global().async { focus() } } }
  }

  private func focus() { f = true }
}
