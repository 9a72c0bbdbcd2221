import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .task(id: query) {
        await settle()
      }
  }

  @State private var query = ""
  private func settle() async {
    try? await Task.sleep(for: .milliseconds(300))
    f = true
  }
}
