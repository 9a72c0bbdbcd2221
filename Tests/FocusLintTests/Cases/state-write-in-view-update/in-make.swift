import SwiftUI
struct F: UIViewRepresentable {
    @Binding var view: UITextField?
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); view = f; return f }  // expect: state-write-in-view-update
    func updateUIView(_ v: UITextField, context: Context) {

    }
}
