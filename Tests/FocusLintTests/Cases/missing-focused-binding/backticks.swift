import SwiftUI
struct A: View {
    @FocusState private var `default`: Bool
    @FocusState private var `self2`: Bool // expect: missing-focused-binding
    var body: some View { TextField("", text: .constant("")).focused($default) }
}
