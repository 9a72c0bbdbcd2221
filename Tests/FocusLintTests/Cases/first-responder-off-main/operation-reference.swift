import UIKit
@MainActor final class C: UIViewController {
    let field = UITextField()
    func f() { Task.detached(operation: finish) }
    func g() { Task.detached { @MainActor [weak self] in self?.field.becomeFirstResponder() } }
    func h() { Task.detached(priority: .low, operation: { @MainActor @Sendable () async -> Void in self.field.becomeFirstResponder() }) }
    func i() { DispatchQueue.global().async { MainActor.assumeIsolated { self.field.becomeFirstResponder() } } }
    func j() { Task.detached { [field] in
        let a = await field.becomeFirstResponder()
        let b = try await self.load(); if await field.resignFirstResponder(), b { print(a) } } }
    func load() async throws -> Bool { true }
    func finish() { field.resignFirstResponder() }
}
