import SwiftUI
struct F: UIViewRepresentable {
    @Binding var count: Int
    @State var on = false
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        count += 1  // expect: state-write-in-view-update
        self.on.toggle()  // expect: state-write-in-view-update
    }
}
