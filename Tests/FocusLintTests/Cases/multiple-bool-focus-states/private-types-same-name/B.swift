import SwiftUI
private struct Row: View {
    @Binding var t: String
    @FocusState private var isOther: Bool
    var body: some View { TextField("B", text: $t).focused($isOther) }
}
