import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() {
        Thread { self.field.becomeFirstResponder() }.start() // expect: first-responder-off-main
    }
}
