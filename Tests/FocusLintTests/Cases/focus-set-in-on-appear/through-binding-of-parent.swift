import SwiftUI

struct Field: View {
  @FocusState.Binding var f: Bool
  var g: FocusState<Int?>.Binding

  var body: some View {
    TextField("", text: .constant(""))
      .focused($f)
      .onAppear {
        f = true  // expect: focus-set-in-on-appear
        g.wrappedValue = 1  // expect: focus-set-in-on-appear
      }
  }
}
