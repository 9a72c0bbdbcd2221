import SwiftUI

struct Screen: View {
  @Bindable var book: Book

  var body: some View {
    List {
      ForEach($book.contacts) { $contact in  // expect: row-identity-from-edited-text
        TextField("Name", text: $contact.name)
      }
    }
  }
}
