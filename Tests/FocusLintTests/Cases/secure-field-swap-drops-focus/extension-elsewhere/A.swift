// What toggles the condition is in another file; in the second type it moves the focus there.
import SwiftUI

struct Login: View {
  @Binding var password: String
  @State var shows = false

  var body: some View {
    VStack {
      if shows {  // expect: secure-field-swap-drops-focus
        TextField("A", text: $password)
      } else {
        SecureField("A", text: $password)
      }
      eye
    }
  }
}

struct Unlock: View {
  @Binding var password: String
  @State var shows = false
  @FocusState var focus: Int?

  var body: some View {
    VStack {
      if shows {
        TextField("A", text: $password).focused($focus, equals: 1)
      } else {
        SecureField("A", text: $password).focused($focus, equals: 2)
      }
      eye
    }
  }
}
