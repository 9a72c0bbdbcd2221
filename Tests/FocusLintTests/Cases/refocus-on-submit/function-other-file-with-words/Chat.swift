import SwiftUI
struct Chat: View {
    @State var t = ""
    @FocusState var f: Bool
    var body: some View { TextField("", text: $t).focused($f).onSubmit { send() } }
}
