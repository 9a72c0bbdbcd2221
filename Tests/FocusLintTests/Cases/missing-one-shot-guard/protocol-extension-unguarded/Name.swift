import SwiftUI
struct NameField: FocusingField {
    let wantsFocus: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) { focusIfNeeded(v) }
}
