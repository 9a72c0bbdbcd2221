import SwiftUI
struct F: UIViewRepresentable {
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> TokenField { let f = TokenField(); f.tokenDelegate = context.coordinator; return f }
    func updateUIView(_ v: TokenField, context: Context) {}
    final class C: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(_ f: UITextField) -> Bool { true }
    }
}
