import SwiftUI
struct AppField: View { @Binding var text: String; @FocusState.Binding var focus: Bool
    var body: some View { TextField("", text: $text).focused($focus) } }
struct A: View {
    @State var t = ""
    @FocusState var f: Bool
    var body: some View {
        AppField(text: $t, focus: $f).onSubmit { f = true }
    }
}
