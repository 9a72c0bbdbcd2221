import SwiftUI

extension Screen {
  var more: some View { TextField("B", text: $name).focused($field, equals: .mail) }
}

struct Other: View {
  let screen: Screen
  var body: some View { TextField("B", text: .constant("")).modifier(Bound(screen.$choice)) }
}
