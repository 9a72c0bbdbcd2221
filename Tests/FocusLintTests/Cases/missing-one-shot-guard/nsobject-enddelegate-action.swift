import SwiftUI
struct F: UIViewRepresentable {
    let isOn: Bool
    let done: () -> Void
    func makeCoordinator() -> C { C(self) }
    func makeUIView(context: Context) -> UITextField {
        let f = UITextField()
        f.addTarget(context.coordinator, action: #selector(C.lost), for: .editingDidEnd)
        return f
    }
    func updateUIView(_ v: UITextField, context: Context) {
        if isOn { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject {
        let parent: F  // expect: stale-coordinator-parent
        init(_ p: F) { parent = p }
        @objc func lost() { parent.done() }
    }
}
