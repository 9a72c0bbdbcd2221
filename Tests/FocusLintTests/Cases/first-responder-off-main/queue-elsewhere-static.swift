import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() {
        Queues.work.async { self.field.resignFirstResponder() } // expect: first-responder-off-main
    }
}
enum Queues { static let work = DispatchQueue(label: "work") }
