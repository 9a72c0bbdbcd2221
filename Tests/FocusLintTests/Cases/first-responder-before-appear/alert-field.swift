import UIKit
final class V: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); UIAlertController().addTextField { $0.becomeFirstResponder() } }
}
