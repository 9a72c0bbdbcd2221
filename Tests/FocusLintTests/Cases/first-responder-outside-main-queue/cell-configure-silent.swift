import UIKit
final class FieldCell: UITableViewCell {
    let field = UITextField()
    func configure(_ title: String, focus: Bool) {
        field.placeholder = title
        if focus { field.becomeFirstResponder() }
    }
}
final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "f", for: indexPath) as! FieldCell
        cell.configure("a", focus: indexPath.row == 0)
        return cell
    }
}
