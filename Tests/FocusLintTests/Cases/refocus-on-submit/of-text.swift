import SwiftUI
struct A: View {
    @State private var t = ""
    @FocusState private var f: Bool
    var body: some View {
        VStack {
            TextField("", text: $t).focused($f)
                .onSubmit(of: .text) {
                    f = true // expect: refocus-on-submit
                }
        }
    }
}
