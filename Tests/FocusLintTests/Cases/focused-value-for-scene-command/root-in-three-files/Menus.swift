import SwiftUI

extension FocusedValues {
  @Entry var reload: (() -> Void)?
  @Entry var detail: (() -> Void)?
}

struct Menus: Commands {
  @FocusedValue(\.reload) private var reload
  @FocusedValue(\.detail) private var detail

  var body: some Commands {
    CommandMenu("A") {
      Button("Reload") { reload?() }
      Button("Detail") { detail?() }
    }
  }
}
