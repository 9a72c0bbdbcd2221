import SwiftUI

struct Screen: View {
  enum Field: Hashable { case a, b }
  @FocusState private var f: Field?

  var body: some View {
    VStack {
      TextField("", text: .constant("")).focused($f, equals: .a)
      #if os(macOS)
        TextField("", text: .constant("")).focused($f, equals: .b)
      #endif
    }
    .defaultFocus($f, .b)
  }
}
