import UIKit
final class C: UIViewController {
    let field = UITextField()
    let q = OperationQueue()
    func f() {
        q.addOperation(BlockOperation { self.field.becomeFirstResponder() })
        let op = BlockOperation { self.field.becomeFirstResponder() }
        q.addOperation(op)
        OperationQueue.main.addOperation(BlockOperation { self.field.becomeFirstResponder() })
    }
}
