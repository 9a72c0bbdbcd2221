// A function handed over, and a key path that names its root.
import SwiftUI

struct Item: Hashable {
  var title = ""
  let number: Int
}

struct A: View {
  @Binding var items: [Item]

  var body: some View {
    VStack {
      ForEach($items, id: \Item.title, content: row)  // expect: row-identity-from-edited-text
      ForEach($items, id: \Item.number, content: row)
      ForEach($items, id: \.self.title) { $item in row($item) }  // expect: row-identity-from-edited-text
    }
  }

  private func row(_ item: Binding<Item>) -> some View {
    SecureField("Title", text: item.title)
  }
}
