import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .toolbar {
        Button("A") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            f = false
            g = true
          }
        }
      }
  }
  @State private var g = false
}
