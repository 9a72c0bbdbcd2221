import SwiftUI

struct Screen: View {
  @State private var isEditing = false
  @FocusState private var f: Bool

  var body: some View {
    VStack {
      if isEditing { TextField("", text: .constant("")).focused($f) }
      Button("A") {
        Task {
          await load()
          isEditing = true
          f = true  // expect: focus-before-view-exists
        }
        Task {
          isEditing = true
          await load()
          f = true
        }
        Task {
          isEditing = true
          await MainActor.run { f = true }
        }
      }
    }
  }

  func load() async {}
}
