import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator { var task: Task<Void, Never>? }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        guard wanted, context.coordinator.task == nil else { return }
        context.coordinator.task = Task { @MainActor in
            while v.window == nil { try? await Task.sleep(for: .milliseconds(10)) }
            v.becomeFirstResponder()
        }
    }
}
