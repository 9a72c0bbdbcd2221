import UIKit
final class C: UIViewController {
    let field = UITextField()
    let biometrics: Biometrics
    func f() {
        biometrics.evaluatePolicy("unlock") { ok in if !ok { self.field.becomeFirstResponder() } }
    }
}
@MainActor final class Biometrics { func evaluatePolicy(_ r: String, then: @escaping (Bool) -> Void) { then(true) } }
