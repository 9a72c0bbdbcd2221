import SwiftUI
struct F: UIViewRepresentable {
    let isOn: Bool
    let events: EventSink
    func makeCoordinator() -> C { C(events) }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ v: UITextField, context: Context) {
        if isOn { DispatchQueue.main.async { v.becomeFirstResponder() } }
    }
    final class C: NSObject, UITextFieldDelegate {
        let events: EventSink
        init(_ e: EventSink) { events = e }
        func textFieldDidEndEditing(_ f: UITextField) { events.send(.ended) }
    }
}
