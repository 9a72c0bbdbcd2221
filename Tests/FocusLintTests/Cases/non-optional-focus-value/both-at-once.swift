import SwiftUI

enum Field { case line(Int) }

struct Screen: View {
  @FocusState private var field: Field  // expect: non-hashable-focus-value, non-optional-focus-value
  @FocusState.Binding var handed: Field

  var body: some View { TextField("A", text: .constant("")).focused($field, equals: .line(1)) }
}
