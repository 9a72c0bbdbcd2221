import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f(_ r: UNNotificationRequest) {
        UNUserNotificationCenter.current().add(r) { error in
            if error != nil { self.field.becomeFirstResponder() } // expect: first-responder-off-main
        }
    }
}
