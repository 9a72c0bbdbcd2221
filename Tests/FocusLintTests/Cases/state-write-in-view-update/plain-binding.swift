import SwiftUI
struct F: UIViewRepresentable {
    let on: Binding<Bool>
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        on.wrappedValue = true  // expect: state-write-in-view-update
    }
}
