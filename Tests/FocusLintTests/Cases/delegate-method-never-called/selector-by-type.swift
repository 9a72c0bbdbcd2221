import UIKit
final class V: UIViewController, UITextViewDelegate {
    @objc func textFieldShouldReturn(_ t: UITextField) -> Bool { true }
    func x() { _ = responds(to: #selector(V.textFieldShouldReturn)) }
}
