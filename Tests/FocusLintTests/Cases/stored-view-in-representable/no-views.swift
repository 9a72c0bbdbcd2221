import SwiftUI
struct F: UIViewRepresentable {
    let color = UIColor.red
    let image = UIImage()
    let font: UIFont = .init()
    let sort = NSFetchedResultsController<NSManagedObject>()
    var make: () -> UIView = { UIView() }
    lazy var later = UIView()
    var computed: UIView { UIView() }
    let mode: UITextField.ViewMode = .init(rawValue: 0)!
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {

    }
}
