import UIKit
extension F.Coordinator: UITextFieldDelegate {
    func textFieldDidEndEditing(_ f: UITextField) { parent.isFocused = false }
}
