import UIKit
final class C: UIViewController {
    let field = UITextField()
    private let session: URLSession = .shared
    func f() {
        session.dataTask(with: URL(string: "a")!) { _, _, _ in self.field.resignFirstResponder() }.resume() // expect: first-responder-off-main
    }
}
