import UIKit
class Base: NSObject, UITextFieldDelegate { func textFieldShouldReturn(_ f: UITextField) -> Bool { true } }
import SwiftUI
struct F: UIViewRepresentable {
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {}
    final class C: Base {  // expect: delegate-never-assigned
        func textFieldDidEndEditing(_ f: UITextField) {}
    }
}
