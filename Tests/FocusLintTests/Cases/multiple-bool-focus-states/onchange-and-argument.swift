import SwiftUI
struct A: View {
    @State var t = ""
    @FocusState var a: Bool
    @FocusState var b: Bool // expect: multiple-bool-focus-states
    var body: some View {
        VStack {
            PhoneField(text: $t, focus: $a)
            CodeField(text: $t, focus: $b)
        }
        .onAppear { $a.wrappedValue = true } // expect: focus-set-in-on-appear
        .onChange(of: t) { b = true }
    }
}
