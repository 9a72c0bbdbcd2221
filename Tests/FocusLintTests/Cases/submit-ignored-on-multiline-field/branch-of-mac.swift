// Only iOS ignores it; `targetEnvironment` and macOS branches are other code.
import SwiftUI

struct A: View {
  @Binding var text: String
  let send: () -> Void

  var body: some View {
    #if os(macOS)
      TextField("A", text: $text, axis: .vertical).onSubmit(send)
    #elseif os(tvOS)
      TextField("A", text: $text, axis: .vertical).onSubmit(send)
    #else
      TextField("A", text: $text, axis: .vertical).onSubmit(send)  // expect: submit-ignored-on-multiline-field
    #endif
  }
}
