import SwiftUI

struct Screen: View {
  enum Field: Hashable { case name, mail, none, line(Int, String), pair(a: Int) }
  static let start = Field.mail

  @Binding var name: String
  @Binding var rows: [String]
  let model: Model
  @FocusState private var field: Field?
  @FocusState private var shown: Field?
  @FocusState private var read: Field?
  @FocusState private var whole: Field?
  @FocusState private var flag: Bool?
  @FocusState private var foreign: Vendor.Field?
  @FocusState private var key: String?
  @FocusState private var branch: Field?
  @FocusState private var looked: Field?

  var body: some View {
    TextField("A", text: $name)
      .focused($field, equals: .name)
      .focused($shown, equals: Field.name)
      .focused($whole, equals: .line(rows.count, "x"))
      .focused($flag, equals: true)
      .focused($foreign, equals: .name)
      .focused($key, equals: "name")
      .focused($branch, equals: name.isEmpty ? .name : Self.start)
      .focused($looked, equals: .name)
      .onChange(of: name) { $looked.wrappedValue = .mail }
    Button("A") {
      field = .none
      field = Self.start
      field = nil
      field = Field(rawValue: 1)
      field = model.field ?? next()
      whole = .line(3, "y")
      flag = false
      foreign = .mail
      key = name
      key = "name"
      branch = .mail
      looked = .mail
      other.field = .mail
    }
    Extra(field: $shown, read: $read)
    Button("B") { shown = .mail }
    Button("C") { read = .mail }
  }

  func next() -> Field? { .mail }
}

struct Child: View {
  @FocusState.Binding var field: Screen.Field?
  var focus: FocusState<Screen.Field?>.Binding

  var body: some View {
    TextField("A", text: .constant(""))
      .focused($field, equals: .name)
      .focused(focus, equals: .name)
      .onSubmit { field = .mail }
      .onTapGesture { focus.wrappedValue = .mail }
  }
}
