import UIKit
final class V: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(x), name: UITextField.textDidChangeNotification, object: nil)
    }
    @objc func x() {}
}
