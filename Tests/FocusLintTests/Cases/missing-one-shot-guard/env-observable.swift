import SwiftUI
@Observable final class M { var wants = false }
struct F: UIViewRepresentable {
    @Environment(M.self) var m
    func makeCoordinator() -> C { C(m) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if m.wants { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject, UITextFieldDelegate {
        let m: M
        init(_ m: M) { self.m = m }
        func textFieldDidEndEditing(_ f: UITextField) { m.wants = false }
    }
}
