import AppKit
final class C { func go(_ x: Focusable) { x.becomeFirstResponder() } }
