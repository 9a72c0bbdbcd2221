import SwiftUI
private struct Row: View {
    @Binding var t: String
    @FocusState private var isFocused: Bool
    @FocusState private var isOther: Bool // expect: missing-focused-binding
    var body: some View { TextField("A", text: $t).focused($isFocused) }
}
