import UIKit
final class C: UIViewController {
    let field = UITextField()
    let draft = Draft()
    func f() {
        DispatchQueue.global().async { self.draft.endEditing(saving: true) }
    }
}
final class Draft { func endEditing(saving: Bool) {} }
