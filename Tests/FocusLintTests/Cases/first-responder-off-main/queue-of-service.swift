import UIKit
final class C: UIViewController {
    let field = UITextField()
    let service = Service()
    func f() {
        service.queue.async { self.field.resignFirstResponder() } // expect: first-responder-off-main
    }
}
final class Service { let queue = DispatchQueue(label: "s") }
