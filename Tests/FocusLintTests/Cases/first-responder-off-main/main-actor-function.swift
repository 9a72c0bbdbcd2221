import UIKit
final class C: UIViewController {
    let field = UITextField()
    @MainActor func load() {
        DispatchQueue.global(qos: .utility).async {
            self.field.becomeFirstResponder() // expect: first-responder-off-main
        }
    }
    @MainActor
    private func send() {
        URLSession.shared.dataTask(with: URL(string: "a")!) { [weak self] _, _, _ in
            self?.view.endEditing(true) // expect: first-responder-off-main
        }.resume()
    }
}
