// A group's label may hold a field, a protocol of one's own is unknown, and a focusable label has focus.
import SwiftUI

struct Box: GroupBoxStyle {
  @FocusState private var isFocused: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.focused($isFocused)
  }
}

struct Card: CardStyle {
  @FocusState private var isFocused: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.focused($isFocused)
  }
}

struct Key: ButtonStyle {
  @FocusState private var isFocused: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.focusable().focused($isFocused)
  }
}
