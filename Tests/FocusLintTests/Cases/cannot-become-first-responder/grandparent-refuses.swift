import UIKit
class A: UIView {}
final class B: A { func f() { becomeFirstResponder() } }  // expect: cannot-become-first-responder
