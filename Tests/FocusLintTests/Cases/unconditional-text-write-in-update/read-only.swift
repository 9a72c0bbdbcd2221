import SwiftUI
struct F: NSViewRepresentable {
    let text: String
    func makeNSView(context: Context) -> NSTextView { let t = NSTextView(); t.isEditable = false; return t }
    func updateNSView(_ v: NSTextView, context: Context) {
        v.string = text
    }
}
