import SwiftUI
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
        let a = UITextField()
        Task.immediate { @MainActor in
            a.becomeFirstResponder() // expect: first-responder-outside-main-queue
        }
        return a
    }
    func updateUIView(_ v: UITextField, context: Context) {}
}
