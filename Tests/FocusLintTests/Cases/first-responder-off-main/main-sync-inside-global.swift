import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() {
        DispatchQueue.global().async {
            let ok = true
            DispatchQueue.main.sync {
                if ok { self.field.becomeFirstResponder() }
            }
        }
    }
}
