// The named function, and one that the closure calls, look for the newline: silent.
import SwiftUI

struct A: View {
  @State private var a = ""
  @State private var b = ""
  let send: () -> Void

  var body: some View {
    VStack {
      TextField("A", text: $a, axis: .vertical)
        .onChange(of: a, perform: changed)
        .onSubmit(send)
      TextField("B", text: $b, axis: .vertical)
        .onChange(of: b) { _, new in changed(new) }
        .onSubmit(send)
    }
  }

  private func changed(_ text: String) {
    if text.components(separatedBy: .newlines).count > 1 { send() }
  }
}
