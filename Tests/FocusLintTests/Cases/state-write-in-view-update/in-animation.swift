import SwiftUI
struct F: UIViewRepresentable {
    @Binding var on: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        withAnimation { on = true }  // expect: state-write-in-view-update
    }
}
