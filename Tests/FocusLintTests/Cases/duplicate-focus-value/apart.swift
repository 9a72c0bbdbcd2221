import SwiftUI

struct Screen: View {
  enum Field: Hashable { case a, b, c, d, e, f, g, h, i, j, k }
  enum Mode { case read, write }

  @Binding var text: String
  let mode: Mode
  let item: String?
  @FocusState private var field: Field?

  var body: some View {
    if mode == .read { TextField("A", text: $text).focused($field, equals: .a) }
    if mode == .write { TextField("A", text: $text).focused($field, equals: .a) }
    if let item { TextField(item, text: $text).focused($field, equals: .b) }
    if item == nil { TextField("B", text: $text).focused($field, equals: .b) }
    mode == .read
      ? AnyView(TextField("C", text: $text).focused($field, equals: .c))
      : AnyView(SecureField("C", text: $text).focused($field, equals: .c))
    main
      .inspector(isPresented: .constant(true)) { Text("More") }
      .bottomCard(isPresented: .constant(true)) {
        TextField("D", text: $text).focused($field, equals: .d)
      }
      .popover(item: .constant(item)) { _ in TextField("D", text: $text).focused($field, equals: .d) }
    NavigationLink(destination: TextField("E", text: $text).focused($field, equals: .e)) {
      TextField("E", text: $text).focused($field, equals: .e)
    }
    chosen
    if mode == .read { one } else { two }
    GeometryReader { proxy in
      if proxy.size.width > 300 { wide } else { narrow }
    }
  }

  private var main: some View { TextField("D", text: $text).focused($field, equals: .d) }
  private var one: some View { deep }
  private var two: some View { TextField("H", text: $text).focused($field, equals: .h) }
  private var deep: some View { SecureField("H", text: $text).focused($field, equals: .h) }
  private var wide: some View { HStack { TextField("I", text: $text).focused($field, equals: .i) } }
  private var narrow: some View { TextField("I", text: $text).focused($field, equals: .i) }
  // Shown by nobody here.
  private var old: some View { TextField("I", text: $text).focused($field, equals: .i) }

  private var chosen: some View {
    guard mode == .read else {
      return AnyView(TextField("F", text: $text).focused($field, equals: .f))
    }
    return AnyView(SecureField("F", text: $text).focused($field, equals: .f))
  }

  @available(macOS 15, *)
  private func tabs() -> some View {
    TabView {
      Tab("One", systemImage: "1") { TextField("G", text: $text).focused($field, equals: .g) }
      Tab("Two", systemImage: "2") { TextField("G", text: $text).focused($field, equals: .g) }
    }
  }
}
