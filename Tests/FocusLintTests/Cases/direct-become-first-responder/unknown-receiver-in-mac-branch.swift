import SwiftUI
struct Panel: View {
    var body: some View {
        Button("a") {
            #if os(macOS)
            NSApp.keyWindow?.firstResponder?.becomeFirstResponder()  // expect: direct-become-first-responder
            #else
            Keyboard.current?.becomeFirstResponder()
            #endif
            Keyboard.current?.becomeFirstResponder()
        }
    }
}
