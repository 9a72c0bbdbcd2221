import UIKit
final class V: UIViewController, UITextViewDelegate {
    @objc func textViewShouldReturn(_ t: UITextView) -> Bool { true }
    func x() { _ = responds(to: #selector(textViewShouldReturn(_:))) }
}
