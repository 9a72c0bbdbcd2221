import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool
  @State private var count = 0

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .toolbar {
        Button("A") {
          DispatchQueue.global().async {
            self.f.toggle()  // expect: focus-write-off-main
            (f, count) = (true, 1)  // expect: focus-write-off-main
          }
        }
      }
  }
}
