// The field is in the row's view.
import SwiftUI

struct A: View {
  @State private var tags = ["a"]

  var body: some View {
    List {
      ForEach($tags, id: \.self) { $tag in  // expect: row-identity-from-edited-text
        TagRow(tag: $tag)
      }
    }
  }
}

struct TagRow: View {
  @Binding var tag: String
  var body: some View { TextField("Tag", text: $tag) }
}
