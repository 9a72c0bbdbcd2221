import SwiftUI
struct F: UIViewRepresentable {
    @Binding var on: Bool
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.addTarget(context.coordinator, action: #selector(C.tapped(_:)), for: .touchUpInside); return f }
    func updateUIView(_ v: UITextField, context: Context) {

    }
    func makeCoordinator() -> C { C(self) }
    final class C: NSObject { var parent: F; init(_ p: F) { parent = p }
        @objc func tapped(_ s: UITextField) { parent.on = true }
    }
}
