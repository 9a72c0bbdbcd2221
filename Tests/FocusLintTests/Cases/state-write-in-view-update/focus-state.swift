import SwiftUI
struct F: UIViewRepresentable {
    @FocusState.Binding var focused: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        focused = false  // expect: state-write-in-view-update
    }
}
