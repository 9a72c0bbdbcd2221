import SwiftUI
private struct Header: View {
    @FocusState private var isEditing: Bool
    var body: some View { TextField("", text: .constant("")).focused($isEditing) }
}
