import SwiftUI
func make() -> some View {
    struct Inner: View {
        @State var t = ""
        @FocusState var f: Bool
        @FocusState var g: Bool // expect: missing-focused-binding
        var body: some View { TextField("", text: $t).focused($f) }
    }
    return Inner()
}
