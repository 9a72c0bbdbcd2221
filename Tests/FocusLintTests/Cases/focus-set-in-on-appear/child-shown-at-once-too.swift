import SwiftUI

struct Parent: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Child()
      if isOpen { Child() }
    }
  }
}

struct Child: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant(""))
      .focused($f)
      .onAppear(perform: { self.focus() })
  }

  private func focus() {
    f = true  // expect: focus-set-in-on-appear
  }
}
