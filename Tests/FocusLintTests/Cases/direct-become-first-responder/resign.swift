import AppKit
final class V: NSViewController { let f = NSTextField(); func go() { self.f.resignFirstResponder() } }  // expect: direct-become-first-responder
