import SwiftUI
struct AppField: View { @Binding var text: String; var body: some View { TextField("", text: $text, axis: .vertical) } }
struct A: View {
    @State var t = ""
    @FocusState var f: Bool
    var body: some View {
        AppField(text: $t).focused($f).onSubmit { f = true }
    }
}
