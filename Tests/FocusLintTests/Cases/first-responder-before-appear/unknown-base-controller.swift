import UIKit
final class V: BaseController {
    @IBOutlet var f: UITextField!
    override func viewDidLoad() { super.viewDidLoad(); f.becomeFirstResponder() }  // expect: first-responder-before-appear
}
