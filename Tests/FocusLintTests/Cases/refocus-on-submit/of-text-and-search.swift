import SwiftUI
struct A: View {
    @State private var t = ""
    @FocusState private var f: Bool
    var body: some View {
        TextField("", text: $t).focused($f)
            .onSubmit(of: [.text, .search]) { f = true } // expect: refocus-on-submit
    }
}
