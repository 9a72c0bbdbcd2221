import SwiftUI
// FocusState onSubmit
extension Chat {
    func send() {
        f = true // expect: refocus-on-submit
    }
}
