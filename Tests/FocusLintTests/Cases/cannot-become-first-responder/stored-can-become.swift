import UIKit
final class V: UIView {
    override var canBecomeFirstResponder: Bool { get { true } }
    func f() { becomeFirstResponder() }
}
