import SwiftUI
struct F: UIViewRepresentable {
    @Binding var on: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        $on.wrappedValue = true  // expect: state-write-in-view-update
        self._on.wrappedValue = false  // expect: state-write-in-view-update
    }
}
