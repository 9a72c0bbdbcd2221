import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() {
        DispatchQueue.global().async(execute: finish)
    }
    private func finish() {
        field.resignFirstResponder() // expect: first-responder-off-main
    }
}
