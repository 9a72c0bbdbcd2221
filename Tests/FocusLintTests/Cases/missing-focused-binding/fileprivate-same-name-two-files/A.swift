import SwiftUI
private struct Header: View {
    @FocusState private var isEditing: Bool // expect: missing-focused-binding
    var body: some View { Text(isEditing ? "a" : "b") }
}
