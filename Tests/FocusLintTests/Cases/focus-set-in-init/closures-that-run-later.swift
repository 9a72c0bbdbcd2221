import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool
  private let action: () -> Void

  init(model: Model) {
    action = {}
    model.onReady = { [self] in f = true }
    DispatchQueue.main.async { [self] in f = true }
    Task { [self] in f = true }
  }

  var body: some View { TextField("", text: .constant("")).focused($f) }
}
