import SwiftUI

struct Focuser: ViewModifier {
  @FocusState private var f: Bool

  func body(content: Content) -> some View { content.focused($f) }
}

extension Focuser {
  init(now: Bool) {
    self.init()
    self.f = now  // expect: focus-set-in-init
  }
}
