import UIKit
final class V: BaseController, UITextViewDelegate {
    func textFieldShouldReturn(_ t: UITextField) -> Bool { true }
}
