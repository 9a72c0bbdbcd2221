import SwiftUI
struct F: UIViewRepresentable {
    @Binding var size: CGSize
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        measure(&size)  // expect: state-write-in-view-update
    }
    func measure(_ s: inout CGSize) {}
}
