import UIKit
final class V: UIViewController, UITextViewDelegate {
    private func textViewShouldReturn(_ t: UITextView) -> Bool { true }  // expect: delegate-method-never-called
}
