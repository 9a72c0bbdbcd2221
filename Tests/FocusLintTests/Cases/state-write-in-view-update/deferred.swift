import SwiftUI
struct F: UIViewRepresentable {
    @Binding var on: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        DispatchQueue.main.async { on = true }
        Task { @MainActor in on = true }
        Task { on = false }
    }
}
