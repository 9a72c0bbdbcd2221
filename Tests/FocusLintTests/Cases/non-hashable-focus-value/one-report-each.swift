import SwiftUI

enum Field { case line(Int) }

struct Unbound: View {
  @FocusState private var field: Field?  // expect: missing-focused-binding
  var body: some View { Text("Title") }
}

final class Model: ObservableObject {
  @FocusState var field: Field?  // expect: focus-state-outside-view
  var binding: FocusState<Field?>.Binding { $field }
}

struct Child: View {
  @FocusState.Binding var field: Field?
  let other: FocusState<Field?>.Binding
  var body: some View { Button("Title") {}.focused($field, equals: .line(1)) }
}
