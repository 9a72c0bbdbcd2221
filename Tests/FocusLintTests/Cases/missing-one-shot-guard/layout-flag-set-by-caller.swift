import UIKit
final class V: UIView {
    let field = UITextField()
    private var wantsFocus = false
    func open() { wantsFocus = true; setNeedsLayout(); layoutIfNeeded(); wantsFocus = false }
    override func layoutSubviews() {
        super.layoutSubviews()
        if wantsFocus { field.becomeFirstResponder() }
    }
}
