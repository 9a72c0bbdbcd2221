import SwiftUI
final class FormModel: ObservableObject {
    @FocusState var a: Bool
    @FocusState var b: Bool
    func fields(_ t: Binding<String>) -> some View {
        VStack { TextField("", text: t).focused($a); TextField("", text: t).focused($b) }
    }
}
