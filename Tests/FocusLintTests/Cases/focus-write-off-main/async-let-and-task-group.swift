import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { f = true }  // expect: focus-write-off-main
          group.addTask { @MainActor in f = true }
        }
      }
  }
}
