import SwiftUI

struct Screen: View {
  enum Field: Hashable { case a, b, c }
  @FocusState private var f: Field?

  var body: some View {
    VStack {
      TextField("", text: .constant("")).focused($f, equals: .a)
      Child(focus: $f)
    }
    .defaultFocus($f, .b)
    .defaultFocus($f, .c)  // expect: default-focus-without-target
  }
}

struct Child: View {
  @FocusState.Binding var focus: Screen.Field?

  var body: some View {
    TextField("", text: .constant("")).focused($focus, equals: Screen.Field.b)
  }
}
