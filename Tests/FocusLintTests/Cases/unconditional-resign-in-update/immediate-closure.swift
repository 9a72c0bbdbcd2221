import SwiftUI
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        UIView.performWithoutAnimation { v.resignFirstResponder() }  // expect: unconditional-resign-in-update
    }
}
