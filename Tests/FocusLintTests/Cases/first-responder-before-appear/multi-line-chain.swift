import UIKit
final class V: UIViewController {
    let f = UITextField()
    override func viewDidLoad() {
        super.viewDidLoad()
        self.f
            .becomeFirstResponder()  // expect: first-responder-before-appear
    }
}
