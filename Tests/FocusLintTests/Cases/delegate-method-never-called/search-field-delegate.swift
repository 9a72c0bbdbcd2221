import UIKit
final class V: UIViewController, UITextViewDelegate, UISearchTextFieldDelegate {
    func textFieldShouldReturn(_ t: UITextField) -> Bool { true }
}
