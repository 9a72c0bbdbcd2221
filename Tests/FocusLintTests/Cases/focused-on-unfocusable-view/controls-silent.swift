// What takes focus, or may: controls, containers, a field in the background, conditions, unknown views.
import SwiftUI

struct A: View {
  @Binding var text: String
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      Button("A") {}.focused($focus, equals: 1)
      Toggle("B", isOn: .constant(true)).focused($focus, equals: 2)
      ScrollView { Text("C") }.focused($focus, equals: 3)
      Color.clear.background(TextField("D", text: $text)).focused($focus, equals: 4)
      Image(systemName: "star").overlay { Inner(text: $text) }.focused($focus, equals: 5)
      Color.clear.focusable(false).focused($focus, equals: 6)
      Text("G").modifier(Focusing()).focused($focus, equals: 7)
      Link("H", destination: URL(string: "https://a.org")!).focused($focus, equals: 8)
    }
  }
}
