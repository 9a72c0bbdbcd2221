import AppKit
final class W: NSWindowController {
    @IBOutlet var f: NSTextField!
    override func awakeFromNib() { super.awakeFromNib(); window?.makeFirstResponder(f) }
}
