// Nobody sees what the handler does.
import SwiftUI

struct A: View {
  @Binding var text: String
  let changed: (String) -> Void
  let send: () -> Void

  var body: some View {
    TextField("A", text: $text, axis: .vertical)
      .onChange(of: text, perform: changed)
      .onSubmit(send)
  }
}
