import UIKit
final class Panel: UIView, UITextFieldDelegate {
    private let field = UITextField()
    private var hasFocusedOnce = false
    override func layoutSubviews() {
        super.layoutSubviews()
        if !hasFocusedOnce, window != nil { field.becomeFirstResponder() }
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { hasFocusedOnce = true }
}
