import UIKit
final class V: UIViewController, UITextViewDelegate {
    func textFieldShouldReturn(_ t: UITextField) -> Bool { true }
}
extension V: UITextFieldDelegate {}
