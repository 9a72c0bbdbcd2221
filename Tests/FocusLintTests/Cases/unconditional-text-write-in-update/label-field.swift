import SwiftUI
struct F: NSViewRepresentable {
    let text: String
    func makeNSView(context: Context) -> NSTextField { NSTextField(labelWithString: text) }
    func updateNSView(_ v: NSTextField, context: Context) {
        v.stringValue = text
    }
}
