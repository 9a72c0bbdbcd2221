import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() { Task.detached { await withTaskGroup(of: Void.self) { g in g.addTask(operation: self.finish) } } }
    @Sendable func finish() async { field.resignFirstResponder() }
    func g() { Task.detached { self.h() } }
    func h() { Task { self.field.resignFirstResponder() } }
}
