import AppKit
final class V: NSTextField {
    var other: NSView?; var on = false
    override func becomeFirstResponder() -> Bool {
        window?.makeFirstResponder(other) ?? false
    }
}
