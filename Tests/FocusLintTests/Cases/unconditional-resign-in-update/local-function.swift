import SwiftUI
struct F: UIViewRepresentable {
    let off: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        func close() { v.resignFirstResponder() }  // expect: unconditional-resign-in-update
        if off { close() }
    }
}
