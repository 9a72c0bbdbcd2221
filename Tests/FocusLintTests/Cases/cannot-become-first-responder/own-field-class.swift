import UIKit
final class CodeField: UITextField {}
final class V: UIViewController {
    private let field = CodeField()
    override var inputAccessoryView: UIView? { UIToolbar() }
}
