import SwiftUI
struct F: UIViewRepresentable {
    var focus: FocusState<Bool>.Binding
    func makeCoordinator() -> C { C(focus: focus) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if focus.wrappedValue { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject, UITextFieldDelegate {
        let focus: FocusState<Bool>.Binding
        init(focus: FocusState<Bool>.Binding) { self.focus = focus }
        func textFieldDidEndEditing(_ f: UITextField) { focus.wrappedValue = false }
    }
}
