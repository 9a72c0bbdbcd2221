import SwiftUI
import Combine
struct F: UIViewRepresentable {
    let requests: PassthroughSubject<Void, Never>
    final class C { var token: AnyCancellable? }
    func makeCoordinator() -> C { C() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ v: UITextField, context: Context) {
        context.coordinator.token = requests.receive(on: RunLoop.main).sink { v.becomeFirstResponder() }
    }
}
