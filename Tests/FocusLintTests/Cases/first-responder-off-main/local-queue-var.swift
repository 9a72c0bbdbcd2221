import UIKit
final class C: UIViewController {
    let field = UITextField()
    var queue = DispatchQueue(label: "a")
    static let work = DispatchQueue(label: "b")
    private enum Queues { static let io = DispatchQueue(label: "io") }
    func f(_ test: Bool) {
        let local = DispatchQueue(label: "l")
        local.async { self.field.resignFirstResponder() } // expect: first-responder-off-main
        Self.work.async { self.field.resignFirstResponder() } // expect: first-responder-off-main
        C.work.async { self.field.resignFirstResponder() } // expect: first-responder-off-main
        Queues.io.async { self.field.resignFirstResponder() } // expect: first-responder-off-main
        let maybe = test ? DispatchQueue.main : DispatchQueue.global()
        maybe.async { self.field.resignFirstResponder() }
        let opt: DispatchQueue? = DispatchQueue(label: "o")
        opt?.async { self.field.resignFirstResponder() } // expect: first-responder-off-main
    }
}
