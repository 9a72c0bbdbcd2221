import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() {
        Task.detached {
            Task { self.field.becomeFirstResponder() } // expect: first-responder-off-main
        }
    }
}
