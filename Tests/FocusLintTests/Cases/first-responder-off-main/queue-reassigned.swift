import UIKit
final class C: UIViewController {
    let field = UITextField()
    var queue = DispatchQueue(label: "a")
    func useMain() { queue = .main }
    func f() { queue.async { self.field.resignFirstResponder() } }
}
