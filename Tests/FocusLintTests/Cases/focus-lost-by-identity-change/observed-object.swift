// An object under a wrapper, a tag, and a namesake of another receiver.
import SwiftUI

struct A: View {
  @StateObject private var model = Model()
  @State private var text = ""
  let item: Item

  var body: some View {
    VStack {
      TextField("A", text: $model.text).id(ObjectIdentifier(model))
      TextField("B", text: $text).id(item.text)
      TextField("C", text: $model.text).id(model.id)
      TextField("D", text: $model.text).id(model.text.count / 10)  // expect: focus-lost-by-identity-change
    }
  }
}

struct Item { var text = "" }

final class Model: ObservableObject {
  let id = 1
  @Published var text = ""
}
