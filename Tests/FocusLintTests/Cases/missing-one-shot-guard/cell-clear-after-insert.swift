import UIKit
final class T: UITableViewController {
    var n = 0
    var rowToFocus: Int?
    func add() {
        rowToFocus = n
        n += 1
        tableView.insertRows(at: [IndexPath(row: n - 1, section: 0)], with: .none)
        rowToFocus = nil
    }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        let cell = FieldCell()
        if i.row == rowToFocus { cell.field.becomeFirstResponder() }
        return cell
    }
}
