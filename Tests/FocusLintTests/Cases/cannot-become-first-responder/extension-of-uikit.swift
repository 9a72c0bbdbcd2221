import UIKit
extension UIView { func take() { becomeFirstResponder() } }
extension UITextField { func take() { becomeFirstResponder() } }
