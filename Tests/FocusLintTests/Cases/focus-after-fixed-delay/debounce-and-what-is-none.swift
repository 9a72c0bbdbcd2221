import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .onChange(of: query) {
        search?.cancel()
        search = Task {
          try? await Task.sleep(for: .milliseconds(300))
          results = find(query)
          f = true
        }
        focus?.cancel()
        focus = Task {
          try? await Task.sleep(for: .milliseconds(300))
          guard !Task.isCancelled else { return }
          f = true  // expect: focus-after-fixed-delay
        }
      }
  }

  @State private var query = ""
  @State private var results: [String] = []
  @State private var search: Task<Void, Never>?
  @State private var focus: Task<Void, Never>?
  func find(_ query: String) -> [String] { [] }
}
