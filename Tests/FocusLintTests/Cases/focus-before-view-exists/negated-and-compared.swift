import SwiftUI

struct Screen: View {
  enum Mode { case read, edit }
  enum Field: Hashable { case a, b, c }
  @State private var isReading = true
  @State private var mode = Mode.read
  @State private var item: Int?
  @FocusState private var f: Field?

  var body: some View {
    VStack {
      if !isReading { TextField("", text: .constant("")).focused($f, equals: .a) }
      if mode == .edit { TextField("", text: .constant("")).focused($f, equals: .b) }
      if item != nil { TextField("", text: .constant("")).focused($f, equals: .c) }
      Button("A") {
        isReading = false
        f = .a  // expect: focus-before-view-exists
      }
      Button("B") {
        mode = .edit
        f = .b  // expect: focus-before-view-exists
      }
      Button("C") {
        item = 3
        f = .c  // expect: focus-before-view-exists
      }
      Button("D") {
        mode = .read
        f = .b
      }
      Button("E") {
        item = nil
        f = .c
      }
    }
  }
}
