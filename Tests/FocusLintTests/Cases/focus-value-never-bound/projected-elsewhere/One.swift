import SwiftUI

struct Screen: View {
  enum Field: Hashable { case name, mail }

  @Binding var name: String
  @FocusState var field: Field?
  @FocusState var choice: Field?

  var body: some View {
    TextField("A", text: $name).focused($field, equals: .name).focused($choice, equals: .name)
      .onSubmit { field = .mail }
      .onTapGesture { choice = .mail }
    more
  }
}
