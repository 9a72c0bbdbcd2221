import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() {
        workQueue.async { self.field.resignFirstResponder() } // expect: first-responder-off-main
    }
}
private let workQueue = DispatchQueue(label: "w")
