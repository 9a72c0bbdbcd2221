import AppKit
final class V: NSOutlineView {
    var other: NSView?; var on = false
    override func becomeFirstResponder() -> Bool {  // expect: responder-override-without-super
        on = true; return true
    }
}
