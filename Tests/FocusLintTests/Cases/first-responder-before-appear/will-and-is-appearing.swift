import UIKit
final class V: UIViewController {
    let f = UITextField()
    override func viewWillAppear(_ a: Bool) { super.viewWillAppear(a); f.becomeFirstResponder() }
    override func viewIsAppearing(_ a: Bool) { super.viewIsAppearing(a); f.becomeFirstResponder() }
}
