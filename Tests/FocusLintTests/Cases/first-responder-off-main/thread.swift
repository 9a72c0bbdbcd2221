import UIKit
final class C: UIViewController {
    let field = UITextField()
    func load() { DispatchQueue.global().async { self.show() } }
    func show() {
        guard Thread.isMainThread else { return DispatchQueue.main.async { self.show() } }
        field.becomeFirstResponder()
    }
    func b() { DispatchQueue.global().async {
        if Thread.isMainThread { self.field.becomeFirstResponder() }
        if !Thread.isMainThread { DispatchQueue.main.async { self.field.becomeFirstResponder() }; return }
        self.field.becomeFirstResponder()
        Thread.isMainThread ? self.go() : DispatchQueue.main.sync { self.go() }
    } }
    func go() { field.resignFirstResponder() }
}
