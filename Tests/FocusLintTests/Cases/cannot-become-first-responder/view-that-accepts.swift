import UIKit
import WebKit
final class A: UITextView { func f() { becomeFirstResponder() } }
final class B: WKWebView { func f() { becomeFirstResponder() } }
final class C: UISearchBar { func f() { becomeFirstResponder() } }
