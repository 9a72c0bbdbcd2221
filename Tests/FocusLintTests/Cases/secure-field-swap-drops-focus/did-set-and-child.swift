// An observer moves the focus; a child gets the binding and nothing does.
import SwiftUI

struct A: View {
  @Binding var password: String
  @State private var shown = false { didSet { focus = shown ? 1 : 2 } }
  @State private var open = false
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      if shown {
        TextField("A", text: $password).focused($focus, equals: 1)
      } else {
        SecureField("A", text: $password).focused($focus, equals: 2)
      }
      Button("Show") { shown.toggle() }
      if self.open == false {  // expect: secure-field-swap-drops-focus
        SecureField("B", text: $password)
      } else {
        TextField("B", text: $password)
      }
      EyeButton(isOn: $open)
    }
  }
}
