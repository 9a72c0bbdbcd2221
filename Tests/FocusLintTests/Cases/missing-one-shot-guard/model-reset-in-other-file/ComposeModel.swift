import Combine
final class ComposeModel: ObservableObject {
    @Published var wantsFocus = false
    func didFocus() { wantsFocus = false }
}
