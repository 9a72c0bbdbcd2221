import UIKit
final class V: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); view.endEditing(true) }
}
