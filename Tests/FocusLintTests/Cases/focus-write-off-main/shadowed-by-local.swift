import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .toolbar {
        Button("A") {
          DispatchQueue.global().async {
            var f = false
            f = true
            print(f)
          }
        }
      }
  }
}
