import SwiftUI

struct Screen: View {
  enum Field: Hashable { case name, mail, `in`, line(Int), pair(a: Int, b: Int) }

  @Binding var name: String
  @FocusState private var field: Field?
  @FocusState private var number: Int?
  let kind: Int

  var body: some View {
    TextField("A", text: $name)
      .focused(
        $field,
        equals: .name)
      .focused(self.$field, equals: .line(1))
      .focused($field, equals: .pair(a: 1, b: 2))
      .focused($number, equals: 1)
      .onSubmit { [self] in
        withAnimation { self.field = .mail }  // expect: focus-value-never-bound
        Task { field = Screen.Field.mail }  // expect: focus-value-never-bound
      }
    Button("B", action: next)
  }

  private func next() {
    switch field {
    case .name: field = .in  // expect: focus-value-never-bound
    case .mail: field = Optional.some(.mail)  // expect: focus-value-never-bound
    default: field = .line( 1 )
    }
    field = .line(2)  // expect: focus-value-never-bound
    field = .pair(a: 1, b: 3)  // expect: focus-value-never-bound
    field = .pair(a: kind, b: 2)
    field = if kind == 0 { .name } else { .mail }  // expect: focus-value-never-bound
    (field, number) = (.name, 2)  // expect: focus-value-never-bound
    number = -1  // expect: focus-value-never-bound
    number = 1
  }
}
