import UIKit
final class C: UIViewController {
    let field = UITextField()
    func load() { DispatchQueue.global().async { self.show() } }
    func show() {
        if !Thread.isMainThread { DispatchQueue.main.async(execute: show); return }
        field.becomeFirstResponder()
    }
}
