import UIKit
final class C: UIViewController {
    let field = UITextField()
    func f() {
        let center = UNUserNotificationCenter.current()
        center.getNotificationSettings { settings in
            self.field.becomeFirstResponder() // expect: first-responder-off-main
        }
        UNUserNotificationCenter.current().requestAuthorization(options: []) { _, _ in self.view.endEditing(true) } // expect: first-responder-off-main
    }
}
