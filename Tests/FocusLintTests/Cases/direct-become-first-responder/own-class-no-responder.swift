import AppKit
final class Ring { func becomeFirstResponder() {} }
final class V: NSViewController { let r = Ring(); func go() { r.becomeFirstResponder() } }
