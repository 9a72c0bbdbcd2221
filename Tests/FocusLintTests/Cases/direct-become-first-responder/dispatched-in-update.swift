import SwiftUI
struct F: NSViewRepresentable {
    func makeNSView(context: Context) -> NSTextField {
        let f = NSTextField()
        DispatchQueue.main.async { f.becomeFirstResponder() }  // expect: direct-become-first-responder
        return f
    }
    func updateNSView(_ v: NSTextField, context: Context) {}
}
