// An `#if` elsewhere in the file says nothing of this code.
import SwiftUI

#if os(macOS)
  import AppKit
#endif

struct A: View {
  @State private var text = ""
  let send: () -> Void

  var body: some View {
    TextField("A", text: $text, axis: .vertical)
      .onChange(of: text) { _, new in if new.last == "\n" { send() } }
      #if os(macOS)
        .frame(width: 200)
      #endif
  }
}
