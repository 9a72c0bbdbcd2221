import SwiftUI
struct A: View {
    @State var t = ""
    @FocusState var f: Bool
    var body: some View {
        AppField(text: $t).focused($f).onSubmit { f = true } // expect: refocus-on-submit
    }
}
