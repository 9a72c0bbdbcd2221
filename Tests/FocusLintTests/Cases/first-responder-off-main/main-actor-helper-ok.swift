import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() {
        Task.detached { await self.finish() }
        DispatchQueue.global().async { Task { @MainActor in self.finish() } }
        DispatchQueue.global().async { DispatchQueue.main.asyncAndWait { self.field.resignFirstResponder() } }
        DispatchQueue.global().async { DispatchQueue.main.sync(execute: { self.field.resignFirstResponder() }) }
    }
    @MainActor private func finish() { field.resignFirstResponder() }
}
