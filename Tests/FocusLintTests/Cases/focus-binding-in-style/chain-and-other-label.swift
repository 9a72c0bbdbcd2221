// Over several lines and with the parameter under another name; a label that is no style's.
import SwiftUI

struct Glow: ToggleStyle {
  @FocusState private var isOn: Bool

  func makeBody(configuration config: Configuration) -> some View {
    HStack {
      config
        .label
        .padding()
        .focused(  // expect: focus-binding-in-style
          $isOn)
    }
  }
}

struct Ring: ButtonStyle {
  @FocusState private var isFocused: Bool

  func makeBody(configuration: Self.Configuration) -> some View {
    configuration
      .label
      .padding()
      .focused($isFocused)  // expect: focus-binding-in-style
  }

  func other(configuration: Configuration) -> some View {
    configuration.label.focused($isFocused)
  }
}
