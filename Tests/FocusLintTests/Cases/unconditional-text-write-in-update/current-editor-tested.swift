import SwiftUI
struct F: NSViewRepresentable {
    let text: String
    func makeNSView(context: Context) -> NSTextField { NSTextField() }
    func updateNSView(_ v: NSTextField, context: Context) {
        if v.currentEditor() == nil { v.stringValue = text }
    }
}
