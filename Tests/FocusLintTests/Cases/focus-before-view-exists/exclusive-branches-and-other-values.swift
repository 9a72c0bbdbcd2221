import SwiftUI

struct Screen: View {
  enum Field: Hashable { case a, b }
  @State private var isEditing = false
  @State private var isOther = false
  @FocusState private var f: Field?

  var body: some View {
    VStack {
      if isEditing { TextField("", text: .constant("")).focused($f, equals: .a) }
      TextField("", text: .constant("")).focused($f, equals: .b)
      Button("A") {
        if isOther { isEditing = true } else { f = .a }
      }
      Button("B") {
        isEditing = true
        f = .b
      }
      Button("C") {
        isEditing = false
        f = .a
      }
      Button("D") {
        isOther = true
        f = .a
      }
      Button("E") {
        isEditing = true
        f = nil
      }
    }
  }
}
