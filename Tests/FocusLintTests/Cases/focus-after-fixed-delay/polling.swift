import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .task {
        while !isReady { try? await Task.sleep(for: .milliseconds(50)) }
        f = true
      }
  }
  @State private var isReady = false
}
