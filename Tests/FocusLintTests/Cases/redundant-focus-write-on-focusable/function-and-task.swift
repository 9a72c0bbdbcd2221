import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    Text("")
      .onTapGesture(perform: focus)  // expect: redundant-focus-write-on-focusable
      .focusable()
      .padding()
      .focused($f)
      .gesture(TapGesture().onEnded { Task { f = true } })  // expect: redundant-focus-write-on-focusable
  }

  private func focus() { f = true }
}
