import UIKit
final class V: UIViewController, UITextViewDelegate {
    func textViewDidChange(_ t: UITextView) { t.text = t.text.uppercased() }
}
