import UIKit
final class V: BaseField {
    var other: UIView?; var on = false
    override func becomeFirstResponder() -> Bool {
        true
    }
}
