// `id` by a further computed property, in an extension; a stored `id` that is edited.
import SwiftUI

struct A: View {
  struct Entry {
    var word = ""
    var meaning = ""
    private var key: String { word.lowercased() }
  }
  struct Code: Identifiable {
    var id = ""
  }

  @State private var entries: [Entry] = []
  @State private var codes: [Code] = []

  var body: some View {
    VStack {
      ForEach($entries) { $entry in  // expect: row-identity-from-edited-text
        TextField("Word", text: $entry.word)
      }
      ForEach($entries) { $entry in
        TextField("Meaning", text: $entry.meaning)
      }
      ForEach($codes) { $code in  // expect: row-identity-from-edited-text
        TextField("Code", text: $code.id)
      }
    }
  }
}

extension A.Entry: Identifiable {
  var id: String { "entry-" + key }
}
