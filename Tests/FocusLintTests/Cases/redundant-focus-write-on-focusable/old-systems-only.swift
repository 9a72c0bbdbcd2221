import SwiftUI

@available(iOS 16, macOS 13, *)
struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    Text("").focusable().focused($f).onTapGesture { f = true }
  }
}
