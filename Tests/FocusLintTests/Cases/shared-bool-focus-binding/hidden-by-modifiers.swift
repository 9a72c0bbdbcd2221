import SwiftUI

struct Screen: View {
  enum Step { case mail, code }

  let step: Step
  @Binding var text: String
  @Binding var shows: Bool
  @FocusState private var isFocused: Bool
  @FocusState.Binding var isSecret: Bool
  @FocusState.Binding var isPadded: Bool

  var body: some View {
    TextField("A", text: $text).focused($isFocused).shown(if: step == .mail)
    TextField("B", text: $text).focused($isFocused).shown(if: step == .code)
    ZStack {
      plain.opacity(shows ? 1 : 0)
      SecureField("C", text: $text).focused($isSecret).opacity(shows ? 0 : 1)
    }
    TextField("A", text: $text).focused($isPadded).padding(shows ? 8 : 0)
    TextField("B", text: $text)
      .focused($isPadded)  // expect: shared-bool-focus-binding
      .padding(shows ? 8 : 0)
  }

  private var plain: some View { TextField("C", text: $text).focused($isSecret) }
}
