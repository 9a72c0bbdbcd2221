import UIKit
final class C: UIViewController {
    let field = UITextField()
    private let ops = OperationQueue()
    override func viewDidLoad() {
        super.viewDidLoad()
        ops.underlyingQueue = .main
        ops.addOperation { self.field.becomeFirstResponder() }
    }
}
