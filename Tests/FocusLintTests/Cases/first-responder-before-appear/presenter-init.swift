import UIKit
final class Presenter {
    init(field: UITextField) { field.becomeFirstResponder() }
}
