import SwiftUI
struct F: UIViewRepresentable {
    @Binding var text: String
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
    func updateUIView(_ v: UISearchBar, context: Context) { if v.text != text { v.text = text } }
    final class C {}
}
