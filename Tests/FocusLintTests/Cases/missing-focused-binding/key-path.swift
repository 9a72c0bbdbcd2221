import SwiftUI
struct A: View {
    @FocusState var f: Bool
    @State private var t = ""
    var body: some View { TextField("", text: $t).focused(self[keyPath: \.$f]) }
}
