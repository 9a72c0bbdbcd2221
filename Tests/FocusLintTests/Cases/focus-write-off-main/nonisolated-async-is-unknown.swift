import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .task { await work() }
  }

  nonisolated private func work() async { f = true }
}
