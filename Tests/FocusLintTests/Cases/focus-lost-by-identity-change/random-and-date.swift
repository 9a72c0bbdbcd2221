// Other values that are new at each update, in text too; a value that is kept is none.
import SwiftUI

struct A: View {
  @Binding var text: String
  @State private var made = Date()

  var body: some View {
    VStack {
      TextField("A", text: $text).id(Int.random(in: 0..<100))  // expect: focus-lost-by-identity-change
      TextField("B", text: $text).id("field-\(UUID().uuidString)")  // expect: focus-lost-by-identity-change
      TextField("C", text: $text).id(Date.now)  // expect: focus-lost-by-identity-change
      TextField("D", text: $text).id(made)
      TextField("E", text: $text).id(Date(timeIntervalSince1970: 0))
    }
  }
}
