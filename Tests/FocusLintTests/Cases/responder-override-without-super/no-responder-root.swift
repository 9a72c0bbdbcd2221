class Element { func becomeFirstResponder() -> Bool { true } }
final class V: Element {
    var other: UIView?; var on = false
    override func becomeFirstResponder() -> Bool {
        true
    }
}
