import SwiftUI
struct A: View {
    @State private var t = ""
    @FocusState private var f: Bool
    var body: some View {
        func send() {
            t = ""
            f = true // expect: refocus-on-submit
        }
        return TextField("", text: $t).focused($f).onSubmit { send() }
    }
}
