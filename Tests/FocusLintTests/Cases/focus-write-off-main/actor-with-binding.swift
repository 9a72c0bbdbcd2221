import SwiftUI

actor Focuser {
  func focus(_ binding: FocusState<Bool>.Binding) {
    binding.wrappedValue = true  // expect: focus-write-off-main
  }

  nonisolated func later(_ binding: FocusState<Bool>.Binding) {
    Task { @MainActor in binding.wrappedValue = true }
  }
}
