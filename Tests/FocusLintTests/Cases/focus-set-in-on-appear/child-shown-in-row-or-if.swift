import SwiftUI

struct Parent: View {
  @FocusState private var f: Int?
  @State private var isOpen = false

  var body: some View {
    VStack {
      ForEach(0..<3) { Row(f: $f, id: $0) }
      if isOpen { Row(f: $f, id: 4) }
    }
  }
}

struct Row: View {
  @FocusState.Binding var f: Int?
  let id: Int

  var body: some View {
    TextField("", text: .constant("")).focused($f, equals: id).onAppear { f = id }
  }
}
