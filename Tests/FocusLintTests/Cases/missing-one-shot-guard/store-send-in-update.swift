import SwiftUI
struct F: UIViewRepresentable {
    @ObservedObject var viewStore: ViewStoreOf<Feature>
    final class Coordinator: NSObject, UITextFieldDelegate {
        var x = 0
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        if viewStore.wantsFocus {
            DispatchQueue.main.async {
                v.becomeFirstResponder()
                viewStore.send(.didFocus)
            }
        }
    }

}
