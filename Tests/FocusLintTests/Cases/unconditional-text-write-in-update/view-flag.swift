import SwiftUI
final class BusyField: UITextField { var isBusy = false }
struct F: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> BusyField { BusyField() }
    func updateUIView(_ v: BusyField, context: Context) {
        if v.isBusy { return }
        v.text = text
    }
}
