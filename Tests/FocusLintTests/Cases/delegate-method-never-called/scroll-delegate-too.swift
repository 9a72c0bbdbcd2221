import UIKit
final class V: UIViewController, UITextViewDelegate, UITableViewDelegate {
    func textFieldShouldReturn(_ t: UITextField) -> Bool { true }  // expect: delegate-method-never-called
}
