import UIKit
final class FieldCoordinator {
    var did = false
    func focusOnce(_ v: UIView) {
        if !did { did = true; v.becomeFirstResponder() } // expect: first-responder-outside-main-queue
    }
}
