import SwiftUI
struct F: UIViewRepresentable {
    struct Configuration { var isFocused: Binding<Bool>? }
    let configuration: Configuration
    func makeUIView(context: Context) -> FocusField { FocusField() }
    func updateUIView(_ v: FocusField, context: Context) {
        v.focusBinding = configuration.isFocused
        DispatchQueue.main.async {
            if let isFocused = configuration.isFocused, v.window != nil {
                if isFocused.wrappedValue && !v.isFirstResponder { v.becomeFirstResponder() }
            }
        }
    }
}
