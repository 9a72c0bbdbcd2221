import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() {
        Task { @concurrent in self.field.becomeFirstResponder() } // expect: first-responder-off-main
    }
}
