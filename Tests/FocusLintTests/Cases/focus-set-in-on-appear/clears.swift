import SwiftUI

struct Screen: View {
  @FocusState private var f: Int?

  var body: some View {
    TextField("", text: .constant("")).focused($f, equals: 1)
      .onAppear {
        f = nil
        f = .none
        f = name.isEmpty ? nil : .none
      }
  }
  @State private var name = ""
}
