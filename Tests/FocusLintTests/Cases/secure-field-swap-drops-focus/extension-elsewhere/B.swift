import SwiftUI

extension Login {
  var eye: some View { Button("Show") { shows.toggle() } }
}

extension Unlock {
  var eye: some View {
    Button("Show") {
      withAnimation { shows.toggle() }
      Task { focus = shows ? 1 : 2 }
    }
  }
}
