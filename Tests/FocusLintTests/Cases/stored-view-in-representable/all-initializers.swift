import SwiftUI
struct F: UIViewRepresentable {
    let field: UITextField  // expect: stored-view-in-representable
    init() { self.field = UITextField() }
    init(size: CGRect) { field = .init(frame: size) }
    func makeUIView(context: Context) -> UITextField { field }
    func updateUIView(_ v: UITextField, context: Context) {}
}
