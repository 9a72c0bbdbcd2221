import SwiftUI
final class C {
    var mac: NSView?
    var phone: UIView?
    func go() { currentView().becomeFirstResponder() }
}
