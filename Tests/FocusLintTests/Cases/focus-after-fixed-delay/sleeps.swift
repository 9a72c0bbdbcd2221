import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .toolbar {
        Button("A") {
          Task {
            try await Task.sleep(until: .now + .seconds(1))
            f = true
          }
          Task {
            try? await Task.sleep(nanoseconds: UInt64(0.3 * 1_000_000_000))
            guard !Task.isCancelled else { return }
            await MainActor.run { f = true }  // expect: focus-after-fixed-delay
          }
          Task {
            try? await Task.sleep(for: .zero)
            f = true
          }
          Task {
            try? await Task.sleep(for: .seconds(2))
            await load()
            f = true
          }
          Task {
            f = true
            try? await Task.sleep(for: .seconds(2))
          }
          Task {
            if isSlow {
              try? await Task.sleep(for: .seconds(2))
            } else {
              f = true
            }
          }
        }
      }
  }

  let isSlow: Bool
  func load() async {}
}
