import UIKit
final class V: UIViewController {
    func textViewShouldReturn(_ t: UITextView) -> Bool { true }
    func textFieldShouldReturn(_ t: UITextField) -> Bool { true }
}
