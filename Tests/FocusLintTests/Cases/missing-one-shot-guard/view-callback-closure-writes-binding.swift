import SwiftUI
final class TF: UITextField {
    var onEnd: (() -> Void)?
    override func resignFirstResponder() -> Bool { onEnd?(); return super.resignFirstResponder() }
}
struct F: UIViewRepresentable {
    @Binding var isOn: Bool
    func makeUIView(context: Context) -> TF { let f = TF(); f.onEnd = { isOn = false }; return f }
    func updateUIView(_ v: TF, context: Context) {
        if isOn { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
}
