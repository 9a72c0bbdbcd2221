import AppKit
final class Box: NSView {
    let f = NSTextField()
    override func becomeFirstResponder() -> Bool { f.becomeFirstResponder() }
}
