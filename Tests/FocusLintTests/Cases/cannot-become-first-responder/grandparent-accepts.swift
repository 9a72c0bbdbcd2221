import UIKit
class A: UIView { override var canBecomeFirstResponder: Bool { true } }
class B: A {}
final class C: B { func f() { becomeFirstResponder() } }
