import UIKit
final class V: UIViewController {
    let f = UITextField()
    override func viewDidLoad() { super.viewDidLoad(); f.addTarget(self, action: #selector(next(_:)), for: .touchUpInside) }
    @objc func next(_ s: Any) { f.becomeFirstResponder() }
}
