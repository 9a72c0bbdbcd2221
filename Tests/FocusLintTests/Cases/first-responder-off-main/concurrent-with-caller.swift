import UIKit
final class C: UIViewController {
    let field = UITextField()
    func tap() { Task { await work() } }
    @concurrent func work() async {
        field.resignFirstResponder() // expect: first-responder-off-main
    }
}
