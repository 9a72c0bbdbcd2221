import UIKit
class BaseField: UITextField {}
final class V: BaseField {
    var other: UIView?; var on = false
    override func becomeFirstResponder() -> Bool {  // expect: responder-override-without-super
        true
    }
}
