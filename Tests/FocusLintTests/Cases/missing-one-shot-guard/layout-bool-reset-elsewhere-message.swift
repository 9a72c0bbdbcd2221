import UIKit
final class C: UICollectionViewController {
    var focusID: UUID?
    var items: [UUID] = []
    func insert() async {
        let id = UUID()
        focusID = id
        items.append(id)
        await apply()
        focusID = nil
    }
    func apply() async { collectionView.reloadData() }
    override func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
        let cell = FieldCell()
        if items[i.item] == focusID { cell.field.becomeFirstResponder() }
        return cell
    }
}
