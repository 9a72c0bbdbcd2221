// The field is in a child view of the same file, under another name.
import SwiftUI

struct A: View {
  @State private var query = ""
  @State private var other = ""

  var body: some View {
    VStack {
      SearchRow(text: $query)
        .id(query)  // expect: focus-lost-by-identity-change
      SearchRow(text: $query)
        .id(other)
    }
  }
}

struct SearchRow: View {
  @Binding var text: String

  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass")
      TextField("Search", text: $text)
    }
  }
}
