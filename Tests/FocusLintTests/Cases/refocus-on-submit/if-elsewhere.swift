import SwiftUI
#if os(visionOS)
import RealityKit
#endif
struct A: View {
    @State private var t = ""
    @FocusState private var f: Bool
    var body: some View {
        TextField("", text: $t).focused($f)
            #if os(iOS)
            .onSubmit { t = "" }
            #else
            .onSubmit { f = true }
            #endif
    }
}
