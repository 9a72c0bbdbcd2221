// Sheets, destinations, tabs and alternatives have a keyboard of their own; one chain has one toolbar.
import SwiftUI

struct A: View {
  @Binding var text: String
  @State private var shows = false

  var body: some View {
    TextField("A", text: $text)
      .toolbar { ToolbarItem(placement: .keyboard) { Button("A") {} } }
      .toolbar { ToolbarItem(placement: .keyboard) { Button("B") {} } }
      .sheet(isPresented: $shows) { sheet }
      .navigationDestination(isPresented: $shows) {
        TextField("C", text: $text)
          .toolbar { ToolbarItem(placement: .keyboard) { Button("C") {} } }
      }
  }

  private var sheet: some View {
    TextField("D", text: $text)
      .toolbar { ToolbarItem(placement: .keyboard) { Button("D") {} } }
  }
}

struct B: View {
  @Binding var items: [String]
  let edited: String

  var body: some View {
    List(items, id: \.self) { item in
      if item == edited {
        TextEditor(text: .constant(item))
          .toolbar { ToolbarItem(placement: .keyboard) { Button("E") {} } }
      } else {
        Text(item)
      }
    }
    .toolbar { ToolbarItem(placement: .bottomBar) { Button("F") {} } }
  }
}
