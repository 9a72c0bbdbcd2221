import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() { Task.detached(operation: finish) }
    func finish() { field.resignFirstResponder() }
}
