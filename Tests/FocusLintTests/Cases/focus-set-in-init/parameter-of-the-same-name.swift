import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool
  private var copy: Bool

  init(f: Bool) {
    var f = f
    f = !f
    copy = f
  }

  var body: some View { TextField("", text: .constant("")).focused($f) }
}
