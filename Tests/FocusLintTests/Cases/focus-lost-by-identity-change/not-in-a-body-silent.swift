// Made once, outside of a body, and an `id` that is no modifier.
import SwiftUI

struct Form1: View {
  @Binding var text: String
  var body: some View { TextField("A", text: $text) }
}

final class Window {
  func show(_ text: Binding<String>) -> AnyHashable {
    let view = Form1(text: text).id(UUID())
    return String(describing: view)
  }
}

func id(_ value: String) -> String { value }

struct A: View {
  @State private var text = ""
  var body: some View { TextField(id(text), text: $text) }
}
