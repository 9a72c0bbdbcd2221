import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .toolbar { Button("A") { URLSession.shared.dataTask(with: url) { _, _, _ in focus() }.resume() } }
  }

  private func focus() {
    guard Thread.isMainThread else { return DispatchQueue.main.async { focus() } }
    f = true
  }
}
