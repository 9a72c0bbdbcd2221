import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() {
        DispatchQueue.parsing.async { self.field.resignFirstResponder() } // expect: first-responder-off-main
    }
}
extension DispatchQueue { static let parsing = DispatchQueue(label: "parsing", qos: .utility) }
