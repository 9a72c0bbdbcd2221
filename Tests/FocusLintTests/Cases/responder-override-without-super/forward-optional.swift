import UIKit
final class V: UITextField {
    var other: UIView?; var on = false
    override func becomeFirstResponder() -> Bool {
        other?.becomeFirstResponder() ?? false
    }
}
