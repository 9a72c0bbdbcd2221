import UIKit
final class C: UIViewController {
    let field = UITextField()
    private let ops: OperationQueue = {
        let q = OperationQueue()
        q.maxConcurrentOperationCount = 1
        return q
    }()
    func f() {
        ops.addOperation { self.field.becomeFirstResponder() } // expect: first-responder-off-main
    }
}
