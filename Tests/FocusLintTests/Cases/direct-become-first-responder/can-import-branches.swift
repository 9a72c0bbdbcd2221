#if canImport(UIKit)
import UIKit
final class V: UIViewController { let f = UITextField(); func go() { f.becomeFirstResponder() } }
#elseif canImport(AppKit)
import AppKit
final class V: NSViewController { let f = NSTextField(); func go() { f.becomeFirstResponder() } }  // expect: direct-become-first-responder
#endif
