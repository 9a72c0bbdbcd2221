import UIKit
final class C: UIViewController {
    let field = UITextField()
    let queue = DispatchQueue(label: "q")
    func save() { queue.async { [weak self] in self?.finish() } }
    func finish() {
        Task { field.becomeFirstResponder() }
    }
}
