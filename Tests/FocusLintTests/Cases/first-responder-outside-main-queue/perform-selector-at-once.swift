import SwiftUI
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
        let a = UITextField()
        a.perform(#selector(UIResponder.becomeFirstResponder)) // expect: first-responder-outside-main-queue
        return a
    }
    func updateUIView(_ v: UITextField, context: Context) {}
}
