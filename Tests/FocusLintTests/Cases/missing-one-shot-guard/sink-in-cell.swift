import UIKit
import Combine
final class T: UITableViewController {
    var model = Model()
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        let cell = FieldCell()
        cell.bag = model.focusRequests.filter { $0 == i }.receive(on: DispatchQueue.main).sink { _ in
            cell.field.becomeFirstResponder()
        }
        return cell
    }
}
