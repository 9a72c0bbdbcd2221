import SwiftUI
final class TF: UITextField {
    var onEnd: (() -> Void)?
    override func resignFirstResponder() -> Bool { onEnd?(); return super.resignFirstResponder() }
}
struct F: UIViewRepresentable {
    let isOn: Bool
    let done: () -> Void
    func makeUIView(context: Context) -> TF { let f = TF(); f.onEnd = done; return f }
    func updateUIView(_ v: TF, context: Context) {
        if isOn { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
}
