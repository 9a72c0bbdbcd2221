import SwiftUI

struct Root: View {
  @State private var isOpen = false

  var body: some View {
    Group {
      if isOpen {
        Library()
      } else {
        Text("Closed")
      }
    }
    .frame(minWidth: 300)
  }
}
