import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .toolbar {
        Button("A") {
          #if os(macOS)
            DispatchQueue.global().async { f = true }  // expect: focus-write-off-main
          #else
            DispatchQueue.main.async { f = true }
          #endif
        }
      }
  }
}
