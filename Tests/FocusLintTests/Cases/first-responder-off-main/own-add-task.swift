import UIKit
final class C: UIViewController {
    let field = UITextField()
    let runner = MainTaskRunner()
    func f() {
        runner.addTask { self.field.becomeFirstResponder() }
    }
}
@MainActor final class MainTaskRunner { func addTask(_ w: @escaping @MainActor () -> Void) { w() } }
