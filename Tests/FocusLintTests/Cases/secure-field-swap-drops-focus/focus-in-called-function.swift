// The focus moves over in the function that the action calls, or in the caller of the one that toggles.
import SwiftUI

struct A: View {
  @Binding var password: String
  @State private var shown = false
  @State private var open = false
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      if shown {
        TextField("A", text: $password).focused($focus, equals: 1)
      } else {
        SecureField("A", text: $password).focused($focus, equals: 2)
      }
      Button("Show") {
        shown.toggle()
        restore()
      }
      if open {
        TextField("B", text: $password).focused($focus, equals: 3)
      } else {
        SecureField("B", text: $password).focused($focus, equals: 4)
      }
      Button("Open") {
        flip()
        focus = 3
      }
    }
  }

  private func restore() { focus = shown ? 1 : 2 }
  private func flip() { open = !open }
}
