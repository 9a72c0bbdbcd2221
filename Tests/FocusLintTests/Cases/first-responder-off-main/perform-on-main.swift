import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() {
        DispatchQueue.global().async {
            self.field.performSelector(onMainThread: #selector(UIResponder.becomeFirstResponder), with: nil, waitUntilDone: false)
            self.field.perform(#selector(UIResponder.resignFirstResponder), on: Thread.main, with: nil, waitUntilDone: true)
        }
    }
}
