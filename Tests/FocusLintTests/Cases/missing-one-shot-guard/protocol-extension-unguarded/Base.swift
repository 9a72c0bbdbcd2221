import SwiftUI
protocol FocusingField: UIViewRepresentable {
    var wantsFocus: Bool { get }
}
extension FocusingField {
    func focusIfNeeded(_ v: UIView) {
        guard wantsFocus else { return }
        DispatchQueue.main.async { v.becomeFirstResponder() } // expect: missing-one-shot-guard
    }
}
