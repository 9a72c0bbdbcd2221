import SwiftUI
struct F: UIViewRepresentable {
    @State var sizes: [Int] = []
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        sizes[0] = 3  // expect: state-write-in-view-update
    }
}
