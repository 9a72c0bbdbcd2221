import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() {
        URLSession.shared.dataTask(with: URL(string: "a")!) { _, _, _ in
            DispatchQueue.main.async { MainActor.assumeIsolated { _ = self.field.becomeFirstResponder() } }
            MainActor.assumeIsolated { _ = self.field.resignFirstResponder() }
        }.resume()
    }
}
