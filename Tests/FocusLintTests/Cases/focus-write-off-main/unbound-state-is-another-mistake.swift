import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool  // expect: missing-focused-binding

  var body: some View {
    Button("A") { DispatchQueue.global().async { f = true } }
  }
}
