import UIKit
final class V: UIViewController {
    let field = UITextField()
    var isFirstLayout = true
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if isFirstLayout { field.becomeFirstResponder() }
    }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); isFirstLayout = false }
}
