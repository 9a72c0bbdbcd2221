import UIKit
func takeFocus(_ v: UIView) {
    v.becomeFirstResponder() // expect: first-responder-outside-main-queue
}
