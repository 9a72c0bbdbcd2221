import UIKit
@MainActor
final class C: UIViewController {
    let field = UITextField()
    @MainActor @IBAction func tap() {
        let queue = DispatchQueue(label: "x")
        queue.async { [weak self] in self?.field.resignFirstResponder() } // expect: first-responder-off-main
    }
}
