import SwiftUI
struct F: NSViewRepresentable {
    func makeNSView(context: Context) -> NSTextField {
        NotificationCenter.default.addObserver(forName: NSControl.textDidChangeNotification, object: nil, queue: nil) { _ in }  // expect: unscoped-text-notification
        return NSTextField()
    }
    func updateNSView(_ v: NSTextField, context: Context) {}
}
