import AppKit
final class V: NSControl {
    var other: NSView?; var on = false
    override func becomeFirstResponder() -> Bool {
        on = true; return true
    }
}
