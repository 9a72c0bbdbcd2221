import SwiftUI
final class FormModel: ObservableObject {
    @FocusState var a: Bool  // expect: focus-state-outside-view
    @FocusState var b: Bool  // expect: focus-state-outside-view
    func fields(_ t: Binding<String>) -> some View {
        VStack { TextField("", text: t).focused($a); TextField("", text: t).focused($b) }
    }
}
