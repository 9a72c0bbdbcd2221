import SwiftUI
struct F: UIViewRepresentable {
    @Binding var width: CGFloat
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {

    }
    func sizeThatFits(_ p: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? { width = 3; return nil }  // expect: state-write-in-view-update
}
