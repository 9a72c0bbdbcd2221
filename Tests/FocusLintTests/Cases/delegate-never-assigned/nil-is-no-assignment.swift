import SwiftUI
struct F: UIViewRepresentable {
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = nil; return f }
    func updateUIView(_ v: UITextField, context: Context) {}
    final class C: NSObject, UITextFieldDelegate {  // expect: delegate-never-assigned
        func textFieldShouldReturn(_ f: UITextField) -> Bool { true }
    }
}
