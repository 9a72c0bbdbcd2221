import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator { var last = false }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        defer { context.coordinator.last = wanted }
        switch (context.coordinator.last, wanted) {
        case (false, true): Task { @MainActor in v.becomeFirstResponder() }
        case (true, false): Task { @MainActor in v.resignFirstResponder() }
        default: break
        }
        if case (false, true) = (context.coordinator.last, wanted) { Task { v.becomeFirstResponder() } }
    }
}
