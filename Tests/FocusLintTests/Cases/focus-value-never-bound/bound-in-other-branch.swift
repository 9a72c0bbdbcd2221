import SwiftUI

struct Screen: View {
  enum Field: Hashable { case name, mail, code }

  @Binding var name: String
  @FocusState private var field: Field?

  var body: some View {
    TextField("A", text: $name).focused($field, equals: .name)
      .onSubmit { field = .mail }
    #if os(macOS)
      Button("A") { field = .code }  // expect: focus-value-never-bound
    #elseif DEBUG
      TextField("B", text: $name).focused($field, equals: .mail)
    #endif
  }
}
