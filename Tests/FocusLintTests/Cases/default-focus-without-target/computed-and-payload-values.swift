import SwiftUI

struct Screen: View {
  enum Field: Hashable, CaseIterable { case a, b, row(Int) }
  @FocusState private var f: Field?
  @FocusState private var g: Field?
  @FocusState private var h: Field?

  var body: some View {
    VStack {
      ForEach(Field.allCases, id: \.self) { TextField("", text: .constant("")).focused($f, equals: $0) }
      TextField("", text: .constant("")).focused($g, equals: .row(1))
      TextField("", text: .constant("")).focused($h, equals: .a)
    }
    .defaultFocus($f, .a)
    .defaultFocus($g, .row(2))
    .defaultFocus($h, first)
    .defaultFocus($h, nil)
    .defaultFocus($h, .b, priority: .userInitiated)  // expect: default-focus-without-target
  }

  var first: Field { .b }
}
