import SwiftUI
struct F: UIViewRepresentable {
    let on: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        _ = on ? v.isEnabled : v.resignFirstResponder()  // expect: unconditional-resign-in-update
    }
}
