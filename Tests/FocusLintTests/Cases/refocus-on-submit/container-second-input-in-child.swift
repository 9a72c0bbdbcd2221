import SwiftUI
struct A: View {
    @State private var t = ""
    @State private var p = ""
    @FocusState private var f: Bool
    var body: some View {
        Form {
            TextField("", text: $t).focused($f)
            PasswordRow(text: $p)
        }
        .onSubmit { f = true }
    }
}
struct PasswordRow: View {
    @Binding var text: String
    var body: some View { HStack { Text("P"); SecureField("", text: $text) } }
}
