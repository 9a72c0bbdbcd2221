import UIKit
final class EditorView: UIView {
    let textView = UITextView()
    func configure(text: String, focus: Bool) {
        textView.text = text
        if focus { textView.becomeFirstResponder() }
    }
}
extension UITextField {
    func takeFocusIfVisible() {
        guard window != nil else { return }
        becomeFirstResponder()
    }
}
final class EditorController: UIViewController {
    let textView = UITextView()
    func startEditing() { textView.isEditable = true; textView.becomeFirstResponder() }
}
