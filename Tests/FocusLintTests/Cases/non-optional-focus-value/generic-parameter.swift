import SwiftUI

struct Stops<Value: Hashable>: View {
  let value: Value
  @FocusState private var own: Value

  var body: some View {
    Button("Own") { own = value }.focused($own, equals: value)
  }
}
