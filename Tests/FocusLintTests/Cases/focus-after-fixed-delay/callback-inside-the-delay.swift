import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .toolbar {
        Button("A") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            api.load { f = true }
            withAnimation { f = true }  // expect: focus-after-fixed-delay
            Task { @MainActor in f = true }  // expect: focus-after-fixed-delay
          }
        }
      }
  }
  let api: API
}
