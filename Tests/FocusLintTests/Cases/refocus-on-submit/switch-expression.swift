import SwiftUI
struct A: View {
    @State private var t = ""
    @FocusState private var f: Field?
    enum Field: Hashable { case a, b }
    var body: some View {
        TextField("", text: $t).focused($f, equals: .a)
            .onSubmit { f = if t.isEmpty { .a } else { .b } } // expect: refocus-on-submit
        SecureField("", text: $t).focused($f, equals: .b)
    }
}
