import UIKit
final class V: UIViewController {
    private let field: UITextField = { let f = UITextField(); return f }()
    override var inputAccessoryView: UIView? { UIToolbar() }
}
