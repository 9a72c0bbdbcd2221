import SwiftUI

struct Screen: View {
  @State private var store = Store()
  @FocusState private var f: Int?

  var body: some View {
    VStack {
      ForEach(store.items, id: \.self) { item in
        TextField("", text: .constant("")).focused($f, equals: item)
      }
      Button("A") {
        let item = store.add()
        f = item
      }
      Button("B") {
        var items: [Int] = []
        let item = 3
        items.append(item)
        f = item
      }
    }
  }
}
