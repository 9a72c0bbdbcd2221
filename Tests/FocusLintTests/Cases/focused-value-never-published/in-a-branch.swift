// Published for one platform, read in a file that says none.
import SwiftUI

extension FocusedValues {
  @Entry var poster: String?
  @Entry var banner: String?
}

struct Background: View {
  @FocusedValue(\.poster) private var poster
  @FocusedValue(\.banner) private var banner  // expect: focused-value-never-published

  var body: some View { Text(poster ?? banner ?? "") }
}

struct Card: View {
  let name: String

  var body: some View {
    Button(name) {}
      #if os(tvOS)
        .focusedValue(\.poster, name)
      #endif
      .buttonStyle(.borderless)
  }
}
