import SwiftUI
struct F: UIViewRepresentable {
    @Binding var on: Bool
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        context.coordinator.on = $on
    }
    func makeCoordinator() -> C { C($on) }
    final class C { var on: Binding<Bool>; init(_ b: Binding<Bool>) { on = b } }
}
