// Lines are counted, or newlines cut off; nothing waits for Return.
import SwiftUI

#if os(macOS)
  struct A: View {
    @State private var a = ""
    @State private var b = ""
    @State private var lines = 1

    var body: some View {
      VStack {
        TextField("A", text: $a, axis: .vertical)
          .onChange(of: a) { _, new in lines = new.components(separatedBy: "\n").count }
        TextField("B", text: $b, axis: .vertical)
          .onChange(of: b) { _, new in
            while b.hasSuffix("\n") { b.removeLast() }
          }
      }
    }
  }
#endif
