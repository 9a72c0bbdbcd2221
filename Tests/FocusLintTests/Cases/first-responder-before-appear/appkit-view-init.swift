import AppKit
final class W: NSView {
    let f = NSTextField()
    override init(frame: NSRect) { super.init(frame: frame); window?.makeFirstResponder(f) }  // expect: first-responder-before-appear
    required init?(coder: NSCoder) { nil }
}
