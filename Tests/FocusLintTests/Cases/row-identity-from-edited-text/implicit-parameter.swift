// `$0`, a list of its own, and a text editor.
import SwiftUI

struct A: View {
  @State private var names = [""]

  var body: some View {
    VStack {
      ForEach($names, id: \.self) { TextField("A", text: $0) }  // expect: row-identity-from-edited-text
      List($names, id: \.self) { $name in  // expect: row-identity-from-edited-text
        TextEditor(text: $name)
      }
      ForEach($names, id: \.self) { $name in
        Text(name)
      }
    }
  }
}
