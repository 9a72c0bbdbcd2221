import UIKit
final class V: UIViewController {
    private var fields: [UITextField] = []
    override var inputAccessoryView: UIView? { UIToolbar() }
}
