import SwiftUI
struct A: View {
    @State private var t = ""
    @FocusState private var f: Bool
    var body: some View { input(focus: $f) }
    func input(focus: FocusState<Bool>.Binding) -> some View {
        TextField("", text: $t)
            .focused(focus)
            .onSubmit { focus.wrappedValue = true } // expect: refocus-on-submit
    }
}
