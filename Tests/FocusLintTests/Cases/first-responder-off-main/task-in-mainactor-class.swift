import UIKit
@MainActor final class C {
    let field = UITextField()
    func save() { URLSession.shared.dataTask(with: URL(string: "a")!) { _, _, _ in self.finish() }.resume() }
    nonisolated func finish() {
        Task { @MainActor in field.becomeFirstResponder() }
    }
    func b() { DispatchQueue.global().async { Task { await self.c() } } }
    func c() { field.resignFirstResponder() }
    func d() { DispatchQueue.global().async { self.e() } }
    @MainActor func e() { Task { self.field.resignFirstResponder() } }
}
