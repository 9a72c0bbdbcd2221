import SwiftUI
struct F: NSViewRepresentable {
    var off: Bool
    func makeNSView(context: Context) -> NSTextField { NSTextField() }
    func updateNSView(_ v: NSTextField, context: Context) {
        if self.off { v.window?.endEditing(for: nil)  // expect: unconditional-resign-in-update
        }
    }
}
