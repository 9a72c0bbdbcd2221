import SwiftUI
final class Model: ObservableObject { @Published var count = 0 }
struct F: UIViewRepresentable {
    @ObservedObject var model: Model
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        model.count = 1
    }
}
