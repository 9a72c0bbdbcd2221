import SwiftUI
struct F: UIViewRepresentable {
    let wanted: Bool
    final class Coordinator { var work: DispatchWorkItem?; var last = false }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        let c = context.coordinator
        if wanted == c.last { return }
        c.last = wanted
        c.work?.cancel()
        let work = DispatchWorkItem { if wanted { v.becomeFirstResponder() } }
        c.work = work
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: work)
    }
}
