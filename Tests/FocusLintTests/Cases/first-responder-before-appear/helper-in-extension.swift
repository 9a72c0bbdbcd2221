import UIKit
final class V: UIViewController {
    let f = UITextField()
    override func viewDidLoad() { super.viewDidLoad(); focus() }
}
extension V { fileprivate func focus() { _ = f.becomeFirstResponder() } }  // expect: first-responder-before-appear
