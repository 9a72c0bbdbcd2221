import SwiftUI
struct F: UIViewRepresentable {
    let field: UITextField
    init() { field = UITextField() }
    init(field: UITextField) { self.field = field }
    func makeUIView(context: Context) -> UITextField { field }
    func updateUIView(_ v: UITextField, context: Context) {}
}
