import UIKit
final class V: Element {
    var other: UIView?; var on = false
    func becomeFirstResponder() -> Bool {
        true
    }
}
