import SwiftUI
#if os(macOS)
typealias Field = NSTextField
#else
typealias Field = UITextField
#endif
final class C { func go(_ f: Field) { f.becomeFirstResponder() } }  // expect: direct-become-first-responder
