import SwiftUI
struct F: UIViewRepresentable {
    class Coordinator { var last = false
        func open(_ v: UIView) {
            v.becomeFirstResponder() // expect: first-responder-outside-main-queue
        }
    }
    let on: Bool
    func makeCoordinator() -> Coordinator { .init() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) { sync(v, with: context) }
    private func sync(_ v: UITextField, with c: Context) {
        if on, !c.coordinator.last { c.coordinator.open(v) }
        c.coordinator.last = on
    }
}
