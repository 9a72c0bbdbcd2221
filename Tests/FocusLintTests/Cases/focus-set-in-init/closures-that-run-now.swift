import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  init(names: [String]) {
    names.forEach { _ in
      f = true  // expect: focus-set-in-init
    }
    withAnimation { self.f = false }  // expect: focus-set-in-init
  }

  var body: some View { TextField("", text: .constant("")).focused($f) }
}
