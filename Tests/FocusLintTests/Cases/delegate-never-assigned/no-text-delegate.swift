import SwiftUI
struct F: UIViewRepresentable {
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
    func updateUIView(_ v: UIScrollView, context: Context) {}
    final class C: NSObject, UIScrollViewDelegate {
        func x() {}
    }
}
