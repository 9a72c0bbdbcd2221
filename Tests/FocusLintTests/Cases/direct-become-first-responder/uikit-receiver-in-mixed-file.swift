import SwiftUI
final class V: UIViewController { let f = UITextField(); var s: NSAttributedString?; func go() { f.becomeFirstResponder() } }
