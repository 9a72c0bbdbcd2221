import AppKit
final class V: NSViewController {
    let f = NSTextField()
    override func viewDidLoad() { super.viewDidLoad(); f.becomeFirstResponder() }  // expect: direct-become-first-responder
}
