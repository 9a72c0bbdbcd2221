import SwiftUI
struct A: View {
    @State private var t = ""
    @State private var on = false
    @FocusState private var query: Bool
    @FocusState private var name: Bool // expect: multiple-bool-focus-states
    var body: some View {
        SearchBar(text: $t)
            .toolbar { Button("x") { on = true } }
            .popover(isPresented: $on) { TextField("", text: $t).focused($name) }
            .focused($query)
    }
}
