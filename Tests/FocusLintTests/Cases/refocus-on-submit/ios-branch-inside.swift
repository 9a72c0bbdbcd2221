import SwiftUI
struct A: View {
    @State private var t = ""
    @FocusState private var f: Bool
    var body: some View {
        TextField("", text: $t).focused($f)
            .onSubmit {
                t = ""
                #if !os(iOS) && !os(visionOS)
                f = true
                #endif
            }
        TextField("", text: $t).focused($f) // expect: shared-bool-focus-binding
            .onSubmit {
                #if os(iOS)
                f = true // expect: refocus-on-submit
                #else
                f = true // mac
                #endif
            }
    }
}
