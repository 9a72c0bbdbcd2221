import SwiftUI
struct F { let label = UILabel()  // expect: stored-view-in-representable
}
extension F: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { label }
    func updateUIView(_ v: UILabel, context: Context) {}
}
