import UIKit
final class V: UIViewController, UITextViewDelegate, ReturnHandling {
    func textViewShouldReturn(_ t: UITextView) -> Bool { true }
}
