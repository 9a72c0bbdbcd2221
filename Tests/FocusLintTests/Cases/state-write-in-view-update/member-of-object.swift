import SwiftUI
final class Model { var text = "" }
struct F: UIViewRepresentable {
    @Binding var model: Model
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        model.text = "a"
    }
}
