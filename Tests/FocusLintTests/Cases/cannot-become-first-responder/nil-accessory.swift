import UIKit
final class V: UIViewController { override var inputAccessoryView: UIView? { nil } }
