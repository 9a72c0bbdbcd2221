import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  init() { focus() }

  var body: some View {
    TextField("", text: .constant("")).focused($f).onSubmit { focus() }
  }

  private func focus() { f = true }
}
