import UIKit
final class V: UIView { func f() { _ = self.becomeFirstResponder() } }  // expect: cannot-become-first-responder
