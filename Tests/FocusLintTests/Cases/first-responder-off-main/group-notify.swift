import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f(_ g: DispatchGroup) {
        g.notify(queue: .main) { self.field.becomeFirstResponder() }
        g.notify(queue: .global()) { self.field.becomeFirstResponder() } // expect: first-responder-off-main
    }
}
