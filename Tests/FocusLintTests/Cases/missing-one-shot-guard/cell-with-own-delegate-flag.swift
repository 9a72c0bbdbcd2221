import UIKit
final class T: UITableViewController, UITextFieldDelegate {
    private var rowToFocus: Int?
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "f", for: indexPath) as! FieldCell
        cell.field.delegate = self
        if indexPath.row == rowToFocus { cell.field.becomeFirstResponder() }
        return cell
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { rowToFocus = nil }
}
