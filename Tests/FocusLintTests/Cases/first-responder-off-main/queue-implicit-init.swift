import UIKit
final class C: UIViewController {
    let field = UITextField()
    private let queue: DispatchQueue = .init(label: "q")
    private let other = DispatchQueue.init(label: "q")
    func f() {
        queue.async { self.field.resignFirstResponder() } // expect: first-responder-off-main
        other.async { self.field.resignFirstResponder() } // expect: first-responder-off-main
    }
}
