// `Color.red`, a shape with a fill, and a binding that was handed in.
import SwiftUI

struct A: View {
  let focus: FocusState<Bool>.Binding
  @FocusState.Binding var part: Int?

  var body: some View {
    VStack {
      Color.red
        .frame(width: 4)
        .focused(focus)  // expect: focused-on-unfocusable-view
      Circle()
        .stroke(.red)
        .overlay(Text("1"))
        .focused($part, equals: 1)  // expect: focused-on-unfocusable-view
      Spacer().focused(self.$part, equals: 2)  // expect: focused-on-unfocusable-view
    }
  }
}
