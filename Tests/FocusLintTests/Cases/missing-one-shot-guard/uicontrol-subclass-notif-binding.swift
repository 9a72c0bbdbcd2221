import SwiftUI
struct F: UIViewRepresentable {
    @Binding var isOn: Bool
    func makeCoordinator() -> C { C(isOn: $isOn) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField()
        f.addTarget(context.coordinator, action: #selector(C.finish), for: .editingDidEnd); return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if isOn { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject {
        private let isOn: Binding<Bool>
        init(isOn: Binding<Bool>) { self.isOn = isOn }
        @objc func finish() { isOn.wrappedValue = false }
    }
}
