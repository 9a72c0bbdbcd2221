// Code that iOS does not compile; in the other branch the newline is what Return gives.
import SwiftUI

struct A: View {
  @State private var text = ""
  let send: () -> Void

  var body: some View {
    #if os(iOS)
      TextField("A", text: $text, axis: .vertical)
        .onChange(of: text) { if text.last == "\n" { send() } }
    #else
      TextField("A", text: $text, axis: .vertical)
        .onChange(of: text) { if text.last == "\n" { send() } }  // expect: newline-watch-without-submit
    #endif
  }
}
