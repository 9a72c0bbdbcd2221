import SwiftUI
typealias Base = UITextView
final class NoteView: Base {}
struct F: UIViewRepresentable {
    var a = NoteView()  // expect: stored-view-in-representable
    private let b = Base(frame: .zero)  // expect: stored-view-in-representable
    func makeUIView(context: Context) -> UITextView { a }
    func updateUIView(_ v: UITextView, context: Context) {}
}
