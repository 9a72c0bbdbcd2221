import UIKit
final class V: UIViewController {
    let f = UITextField()
    override func viewDidLoad() { super.viewDidLoad(); a() }
    func a() { b() }
    func b() { f.becomeFirstResponder() }  // expect: first-responder-before-appear
}
