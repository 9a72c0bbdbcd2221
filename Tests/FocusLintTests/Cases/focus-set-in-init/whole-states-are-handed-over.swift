import SwiftUI

struct Screen: View {
  @FocusState.Binding var a: Bool
  private var b: FocusState<Bool>.Binding
  @FocusState private var c: Bool

  init(a: FocusState<Bool>.Binding, b: FocusState<Bool>.Binding, c: FocusState<Bool>) {
    _a = a
    self.b = b
    self._c = c
  }

  var body: some View {
    VStack {
      TextField("", text: .constant("")).focused($a)
      TextField("", text: .constant("")).focused(b)
      TextField("", text: .constant("")).focused($c)
    }
  }
}
