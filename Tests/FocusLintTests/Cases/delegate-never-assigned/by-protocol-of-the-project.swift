import UIKit
protocol Listening: UITextFieldDelegate {}
import SwiftUI
struct F: UIViewRepresentable {
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {}
    final class C: NSObject, Listening {  // expect: delegate-never-assigned
        func textFieldShouldReturn(_ f: UITextField) -> Bool { true }
    }
}
