import SwiftUI

struct Screen: View {
  @FocusState private var f: Int?
  @State private var mode = Mode.a
  let items: [Int]

  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        TextField("", text: .constant("")).focused($f, equals: item).onAppear { f = item }
      }
      switch mode {
      case .a: TextField("", text: .constant("")).focused($f, equals: -1).onAppear { f = -1 }
      case .b: late
      }
    }
    List(items, id: \.self) { item in Text("").onAppear { f = item } }
  }

  private var late: some View {
    Text("").onAppear { f = 1 }
  }
}
