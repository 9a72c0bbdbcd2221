import AppKit
final class C {
    var window: NSWindow?
    func go() { currentView().becomeFirstResponder() }  // expect: direct-become-first-responder
}
