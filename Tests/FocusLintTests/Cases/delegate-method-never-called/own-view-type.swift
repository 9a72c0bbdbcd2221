import UIKit
final class GrowView: UITextView {}
final class V: UIViewController, UITextViewDelegate {
    func textViewShouldReturn(_ t: GrowView) -> Bool { true }
}
