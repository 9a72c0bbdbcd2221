import SwiftUI
struct A: View {
    @State private var t = ""
    var body: some View {
        TextField("", text: $t).introspect(.textField, on: .iOS(.v17)) { field in
            DispatchQueue.main.async { [weak field] in
                guard let field else { return }
                field.becomeFirstResponder() // expect: missing-one-shot-guard
            }
        }
    }
}
