import SwiftUI
struct CommentBar: View {
    @State private var text = ""
    @State private var link = ""
    @State private var asks = false
    @FocusState private var textFocused: Bool
    @FocusState private var linkFocused: Bool // expect: multiple-bool-focus-states
    var body: some View {
        TextField("Comment", text: $text)
            .sheet(isPresented: $asks) {
                TextField("URL", text: $link)
                    .focused($linkFocused)
            }
            .focused($textFocused)
    }
}
