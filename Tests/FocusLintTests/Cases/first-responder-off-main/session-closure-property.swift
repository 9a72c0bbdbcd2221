import UIKit
final class C: UIViewController {
    let field = UITextField()
    lazy var session: URLSession = {
        let c = URLSessionConfiguration.default
        return URLSession(configuration: c, delegate: nil, delegateQueue: .main)
    }()
    static let shared = URLSession(configuration: .ephemeral)
    func f(_ u: URL) {
        session.dataTask(with: u) { _, _, _ in self.field.resignFirstResponder() }.resume()
        C.shared.dataTask(with: u) { _, _, _ in self.field.resignFirstResponder() }.resume() // expect: first-responder-off-main
        Self.shared.dataTask(with: u) { _, _, _ in self.field.resignFirstResponder() }.resume() // expect: first-responder-off-main
    }
}
