import SwiftUI
struct A: View {
    @State private var t = ""
    var body: some View {
        TextField("", text: $t).introspect(.textField, on: .iOS(.v17)) { f in
            let field = f as UITextField
            field.becomeFirstResponder() // expect: first-responder-outside-main-queue, missing-one-shot-guard
        }
        TextField("", text: $t).introspect(.textField, on: .iOS(.v17)) { f in
            guard let field = f as? TagField else { return }
            field.becomeFirstResponder() // expect: first-responder-outside-main-queue, missing-one-shot-guard
        }
    }
}
