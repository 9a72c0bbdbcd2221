import SwiftUI
struct F: UIViewRepresentable {
    @Binding var size: CGSize
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        size.height = 3  // expect: state-write-in-view-update
    }
}
