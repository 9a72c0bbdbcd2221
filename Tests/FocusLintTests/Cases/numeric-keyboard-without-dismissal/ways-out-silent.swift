// A tap that ends editing, a screen that is left, focus that is handed on, an alert.
import SwiftUI

struct A: View {
  @Binding var text: String
  var body: some View {
    ScrollView { TextField("A", text: $text).keyboardType(.numberPad) }
      .onTapGesture { hideKeyboard() }
  }
}

struct B: View {
  @Binding var text: String
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      TextField("B", text: $text).keyboardType(.numberPad)
      Button("Save") { dismiss() }
    }
  }
}

struct C: View {
  @Binding var text: String
  @FocusState private var focus: Int?
  let next: Int?
  var body: some View {
    Form {
      TextField("C", text: $text).keyboardType(.decimalPad).focused($focus, equals: 1)
      Button("Next") { focus = next }
    }
  }
}

struct D: View {
  @Binding var text: String
  @State private var asks = false
  var body: some View {
    NavigationStack { Text("D") }
      .alert("How many?", isPresented: $asks) {
        TextField("D", text: $text).keyboardType(.numberPad)
      }
  }
}
