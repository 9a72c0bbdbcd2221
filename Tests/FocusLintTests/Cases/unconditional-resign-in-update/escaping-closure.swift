import SwiftUI
class ReturnField: UITextField { var onReturn = {} }
struct F: UIViewRepresentable {
    func makeUIView(context: Context) -> ReturnField { ReturnField() }
    func updateUIView(_ v: ReturnField, context: Context) {
        v.onReturn = { v.resignFirstResponder() }
    }
}
