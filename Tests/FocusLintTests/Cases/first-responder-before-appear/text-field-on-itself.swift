import UIKit
final class F: UITextField {
    override init(frame: CGRect) { super.init(frame: frame); becomeFirstResponder() }  // expect: first-responder-before-appear
    required init?(coder: NSCoder) { nil }
}
