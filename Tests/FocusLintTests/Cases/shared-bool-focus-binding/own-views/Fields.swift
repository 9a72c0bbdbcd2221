import SwiftUI

struct AppField: View {
  @Binding var text: String
  var body: some View { TextField("A", text: $text).textFieldStyle(.roundedBorder) }
}

struct Card<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.padding() }
}
