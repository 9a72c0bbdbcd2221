import SwiftUI
struct Row<ID: Hashable>: View {
    let id: ID
    @State private var t = ""
    @FocusState.Binding var focused: ID?
    var body: some View {
        TextField("", text: $t)
            .focused($focused, equals: id)
            .onSubmit { focused = self.id } // expect: refocus-on-submit
    }
}
