import UIKit
final class C: UIViewController {
    let field = UITextField()
    func load() { DispatchQueue.global().async { self.show() } }
    func show() {
        guard Thread.current.isMainThread else { DispatchQueue.main.async { self.show() }; return }
        field.becomeFirstResponder()
    }
    func b() { DispatchQueue.global().async { if pthread_main_np() != 0 { self.field.resignFirstResponder() } } }
}
