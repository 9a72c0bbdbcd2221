import UIKit
final class C: UIViewController {
    let field = UITextField()
    let q = DispatchQueue(label: "q")
    func reload(completion: @escaping () -> Void) { q.async { completion() } }
    func a() { reload { self.field.becomeFirstResponder() } }
    func b() { q.async { self.c(then: { self.field.becomeFirstResponder() }) } }
    func c(then: @escaping () -> Void) { DispatchQueue.main.async(execute: then) }
    func d() { q.async { let done = { _ = self.field.resignFirstResponder() }; DispatchQueue.main.async(execute: done) } }
    func e() { q.async { [self] in
        func finish() { field.resignFirstResponder() }
        DispatchQueue.main.async { finish() }
    } }
    func g() { q.async { DispatchQueue.main.async(execute: self.h) } }
    func h() { field.resignFirstResponder() }
    func i() { q.async { self.perform(#selector(self.h2), on: .main, with: nil, waitUntilDone: false) } }
    @objc func h2() { field.resignFirstResponder() }
    func j() { q.async { defer { DispatchQueue.main.async { self.field.resignFirstResponder() } }; print(1) } }
}
