import AppKit
final class V: NSView { override var acceptsFirstResponder: Bool { true }
    func f() { window?.makeFirstResponder(self) } }
