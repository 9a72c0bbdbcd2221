import UIKit
final class C: UIViewController {
    let field = UITextField()
    private let center = UNUserNotificationCenter.current()
    func f() {
        center.requestAuthorization(options: [.alert]) { granted, _ in
            if granted { self.field.becomeFirstResponder() } // expect: first-responder-off-main
        }
    }
}
