// The watch is for another text, or trims only.
import SwiftUI

struct A: View {
  @State private var a = ""
  @State private var b = ""
  let send: () -> Void

  var body: some View {
    VStack {
      TextField("A", text: $a, axis: .vertical)
        .onChange(of: b) { _, new in
          if new.last == "\n" { send() }
        }
        .onSubmit { send() }  // expect: submit-ignored-on-multiline-field
      TextField("B", text: $b, axis: .vertical)
        .onChange(of: b) { _, new in
          if new.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty { b = "" }
        }
        .onSubmit { send() }  // expect: submit-ignored-on-multiline-field
    }
  }
}
