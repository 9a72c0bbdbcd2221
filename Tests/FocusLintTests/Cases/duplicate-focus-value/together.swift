import SwiftUI

struct Screen: View {
  enum Field: Hashable { case a, b, c, d, cell(Int, Int) }

  @Binding var text: String
  let isOn: Bool
  let isWide: Bool
  @FocusState private var field: Field?

  var body: some View {
    NavigationSplitView {
      TextField("A", text: $text).focused($field, equals: .a)
    } detail: {
      TextField("A", text: $text).focused($field, equals: .a)  // expect: duplicate-focus-value
    }
    .toolbar { TextField("A", text: $text).focused($field, equals: .a) }  // expect: duplicate-focus-value
    if isOn { TextField("B", text: $text).focused($field, equals: .b) }
    if isWide { TextField("B", text: $text).focused($field, equals: .b) }  // expect: duplicate-focus-value
    header
    footer
    row(0)
  }

  private var header: some View {
    TextField("C", text: $text)
      .font(.title)
      .focused(
        self.$field,
        equals: Field.c
      )
      .overlay {
        Button("Clear") {}
          .focused($field, equals: .c)  // expect: duplicate-focus-value
      }
  }

  private var footer: some View {
    card { TextField("C", text: $text).focused($field, equals: Self.Field.c) }  // expect: duplicate-focus-value
  }

  private func row(_ number: Int) -> some View {
    HStack {
      TextField("1", text: $text).focused($field, equals: .cell(number, 0))
      TextField("2", text: $text).focused($field, equals: .cell(number, 1))
      TextField("2", text: $text).focused($field, equals: .cell(number, 1))  // expect: duplicate-focus-value
    }
  }
}
