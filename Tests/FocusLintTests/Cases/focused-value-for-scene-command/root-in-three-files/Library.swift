import SwiftUI

struct Library: View {
  var body: some View {
    NavigationSplitView {
      List { Text("") }
    } detail: {
      Text("").focusedValue(\.detail) {}
    }
    .focusedValue(\.reload) {}  // expect: focused-value-for-scene-command
  }
}
