import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .task { await work() }
  }

  @concurrent private func work() async {
    f = true  // expect: focus-write-off-main
    await MainActor.run { f = false }
  }
}
