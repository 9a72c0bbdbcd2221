import UIKit
final class V: UIViewController {
    override func viewDidAppear(_ a: Bool) {
        super.viewDidAppear(a)
        DispatchQueue.main.async { self.becomeFirstResponder() }  // expect: cannot-become-first-responder
    }
}
