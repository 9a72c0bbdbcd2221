// The test is kept in a constant, in a ternary's place, or in a `switch`.
import SwiftUI

#if os(macOS)
  struct A: View {
    @State private var a = ""
    @State private var b = ""
    @State private var sent = false
    let send: () -> Void

    var body: some View {
      VStack {
        TextField("A", text: $a, axis: .vertical)
          .onChange(of: a) { old, new in  // expect: newline-watch-without-submit
            let isReturn = new.count > old.count && new.hasSuffix("\n")
            guard isReturn else { return }
            send()
          }
        TextField("B", text: $b, axis: .vertical)
          .onChange(of: b) { _, new in  // expect: newline-watch-without-submit
            if new.contains(where: { $0.isNewline }) {
              sent = true
            }
          }
      }
    }
  }
#endif
