import SwiftUI
struct A: View {
    @State private var t = ""
    @FocusState private var f: Bool
    var body: some View {
        input
            .onSubmit { f = true } // expect: refocus-on-submit
    }
    private var input: some View { TextField("", text: $t).focused($f) }
}
