import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .onAppear { DispatchQueue.main.async { f = true } }
      .onAppear { Task { f = true } }
      .onAppear { Task { @MainActor in await Task.yield(); f = true } }
      .task { f = true }
      .onFirstAppear { f = true }
  }
}
