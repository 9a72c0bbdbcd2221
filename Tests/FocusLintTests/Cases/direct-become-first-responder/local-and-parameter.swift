import AppKit
func focus(_ field: NSTextField) { field.becomeFirstResponder() }  // expect: direct-become-first-responder
final class C { func go() { let f = NSSearchField(); f.becomeFirstResponder() } }  // expect: direct-become-first-responder
