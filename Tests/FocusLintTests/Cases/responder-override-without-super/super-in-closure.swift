import UIKit
final class V: UITextField {
    var other: UIView?; var on = false
    override func becomeFirstResponder() -> Bool {
        let ok = { super.becomeFirstResponder() }; return ok()
    }
}
