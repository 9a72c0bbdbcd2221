import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool
  @AccessibilityFocusState private var a: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .accessibilityFocused($a)
      .toolbar { Button("A") { Task.detached { a = true } } }  // expect: focus-write-off-main
  }
}
