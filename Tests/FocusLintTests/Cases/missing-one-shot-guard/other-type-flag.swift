import SwiftUI
final class M: ObservableObject { @Published var open = false; func close() { open = false } }
struct F: UIViewRepresentable {
    @ObservedObject var m: M
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if m.open { DispatchQueue.main.async { v.becomeFirstResponder() } } // expect: missing-one-shot-guard
    }
}
