import SwiftUI
#if os(macOS)
struct F: NSViewRepresentable {
    private var scroll = NSScrollView()  // expect: stored-view-in-representable
    func makeNSView(context: Context) -> NSScrollView { scroll }
    func updateNSView(_ v: NSScrollView, context: Context) {}
}
#endif
