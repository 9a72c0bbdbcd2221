import UIKit
final class V: UIViewController {
    let f = UITextField()
    override func viewDidLoad() { super.viewDidLoad(); if view.window != nil { f.becomeFirstResponder() } }
}
