// The root of one window is a pane of another; and a leaf that has focus when the window opens.
import SwiftUI

extension FocusedValues {
  @Entry var document: String?
  @Entry var note: String?
}

@main
struct Main: App {
  @FocusedValue(\.document) private var document
  @FocusedValue(\.note) private var note
  @State private var text = ""

  var body: some Scene {
    WindowGroup { Pane() }
      .commands { CommandMenu("A") { Button(document ?? note ?? "") {} } }
    Window("Two", id: "two") {
      HStack {
        Pane()
        Pane()
      }
    }
    Window("Note", id: "note") {
      TextEditor(text: $text).focusedValue(\.note, text)
    }
  }
}

struct Pane: View {
  var body: some View { List { Text("") }.focusedValue(\.document, "a") }
}
