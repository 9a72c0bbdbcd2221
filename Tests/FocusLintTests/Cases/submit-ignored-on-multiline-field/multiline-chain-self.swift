// The call over several lines, the axis among other labels, `self.`, and a function handed over.
import SwiftUI

struct A: View {
  @State private var text = ""

  var body: some View {
    TextField(
      "Text",
      text: self.$text,
      prompt: Text("…"),
      axis: Axis.vertical
    )
    .lineLimit(3)
    .onSubmit(self.send)  // expect: submit-ignored-on-multiline-field
  }

  private func send() {}
}
