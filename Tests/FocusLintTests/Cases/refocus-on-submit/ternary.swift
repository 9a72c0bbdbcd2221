import SwiftUI
struct A: View {
    @State private var t = ""
    @FocusState private var f: Field?
    enum Field: Hashable { case mail, pass }
    var body: some View {
        TextField("", text: $t).focused($f, equals: .mail)
            .onSubmit { f = t.contains("@") ? .pass : .mail } // expect: refocus-on-submit
        SecureField("", text: $t).focused($f, equals: .pass)
    }
}
