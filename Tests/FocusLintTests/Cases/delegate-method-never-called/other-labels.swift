import UIKit
final class V: UIViewController, UITextViewDelegate {
    func textViewShouldReturn() -> Bool { true }
    func textViewShouldReturn(for t: UITextView) -> Bool { true }
}
