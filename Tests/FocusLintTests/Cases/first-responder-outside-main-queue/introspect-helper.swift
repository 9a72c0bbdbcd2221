import SwiftUI
struct A: View {
    @State private var t = ""
    var body: some View {
        TextField("", text: $t).introspect(.textField, on: .iOS(.v17)) { field in
            takeFocus(field)
        }
    }
    private func takeFocus(_ field: UITextField) {
        field.becomeFirstResponder() // expect: first-responder-outside-main-queue, missing-one-shot-guard
    }
}
