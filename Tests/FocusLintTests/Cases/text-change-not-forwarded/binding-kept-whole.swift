// The binding is kept in a `Binding`, and handed to the coordinator as a whole.
import SwiftUI

struct CodeField: UIViewRepresentable {
  private let text: Binding<String>

  init(text: Binding<String>) { self.text = text }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .editingChanged)
    context.coordinator.field = field
    context.coordinator.typed = text
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != text.wrappedValue { field.text = text.wrappedValue }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject {
    weak var field: UITextField?
    var typed: Binding<String> = .constant("")

    @objc func changed() { typed.wrappedValue = field?.text ?? "" }
  }
}

struct PinField: UIViewRepresentable {
  private let text: Binding<String>  // expect: text-change-not-forwarded

  init(text: Binding<String>) { self.text = text }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != text.wrappedValue { field.text = text.wrappedValue }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject {
    @objc func changed() { print("changed") }
  }
}
