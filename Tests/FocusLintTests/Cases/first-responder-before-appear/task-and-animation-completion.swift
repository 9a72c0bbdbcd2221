import UIKit
final class V: UIViewController {
    let f = UITextField()
    override func viewDidLoad() {
        super.viewDidLoad()
        Task { f.becomeFirstResponder() }
        UIView.animate(withDuration: 1, animations: {}, completion: { _ in self.f.becomeFirstResponder() })
    }
}
