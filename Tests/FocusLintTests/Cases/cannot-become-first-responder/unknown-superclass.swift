import UIKit
final class V: BaseView { func f() { becomeFirstResponder() } }
