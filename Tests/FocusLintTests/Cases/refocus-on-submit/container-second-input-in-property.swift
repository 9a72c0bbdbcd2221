import SwiftUI
struct A: View {
    @State private var t = ""
    @State private var p = ""
    @FocusState private var f: Field?
    enum Field: Hashable { case a, b }
    var body: some View {
        Form {
            TextField("", text: $t).focused($f, equals: .a)
            passwordField
        }
        .onSubmit { f = .a }
    }
    private var passwordField: some View { SecureField("", text: $p).focused($f, equals: .b) }
}
