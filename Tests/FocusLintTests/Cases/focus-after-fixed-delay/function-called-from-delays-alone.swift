import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .toolbar {
        Button("A") { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: focus) }
        Button("B") { Task { try? await Task.sleep(for: .seconds(1)); focus() } }
        Button("C") { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { either() } }
        Button("D") { either() }
      }
  }

  private func focus() { f = true }  // expect: focus-after-fixed-delay
  private func either() { f = true }
}
