import SwiftUI
struct F: NSViewRepresentable {
    let off: Bool
    func makeNSView(context: Context) -> NSTextField { NSTextField() }
    func updateNSView(_ v: NSTextField, context: Context) {
        if off, v.window?.firstResponder === v.currentEditor() { v.window?.makeFirstResponder(nil) }
    }
}
