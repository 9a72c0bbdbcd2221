import UIKit
final class V: UIView { func f() { becomeFirstResponder() } }
extension V { override var canBecomeFirstResponder: Bool { true } }
