import SwiftUI

struct Screen: View {
  let isOn: Bool

  var body: some View {
    VStack {
      Bar(
        text: .constant(""),
        isFirstResponder:  // expect: constant-focus-binding
          .constant(true)
      )
      Bar(isFocused: .constant(isOn))
      Bar(isFocused: .constant(!true))
      Bar(isFocused: SwiftUI.Binding.constant(true))  // expect: constant-focus-binding
      Bar(isFocused: Constants.constant(true))
      Bar(.constant(true))
      Bar(focusedColor: .constant(true))
      Bar(preventsEditing: .constant(true))
    }
  }
}
