/// The project's own views and modifiers, told as SwiftUI's.
///
/// A syntax tree holds the one that its file is read with, so that facts and rules meet SwiftUI's
/// words alone.
package struct Vocabulary: Hashable, Sendable {
  /// SwiftUI's text inputs.
  package enum Input: String, CaseIterable, Sendable {
    case textField = "TextField"
    case secureField = "SecureField"
    case textEditor = "TextEditor"
  }

  /// A text input of the project's own. Labels are as Swift writes them: `_` is an argument without.
  package struct Field: Hashable, Sendable {
    /// What it is told as.
    package var input = Input.textField
    /// The label of the argument that SwiftUI labels `text`; nil where it is the same.
    package var text: String?
    /// The label of the argument that says what `.focused(…)` says; nil where there is none.
    package var focus: String?

    package init(_ input: Input = .textField, text: String? = nil, focus: String? = nil) {
      self.input = input
      self.text = text
      self.focus = focus
    }
  }

  /// By the name of the type.
  package var fields: [String: Field]
  /// One of `targets`, by the name of the project's own modifier.
  package var modifiers: [String: String]

  package init(fields: [String: Field] = [:], modifiers: [String: String] = [:]) {
    self.fields = fields
    self.modifiers = modifiers
  }

  package var isEmpty: Bool { fields.isEmpty && modifiers.isEmpty }

  /// What a modifier that puts its buttons above the keyboard is told as.
  package static let keyboardToolbar = "keyboard-toolbar"

  /// What a modifier can be told as: SwiftUI's modifiers that have to do with focus, and
  /// `keyboardToolbar`.
  package static let targets = [
    "accessibilityFocused", "alert", "confirmationDialog", "defaultFocus", "disabled", "focusScope",
    "focusSection", "focusable", "focused", "focusedObject", "focusedSceneObject",
    "focusedSceneValue", "focusedValue", "fullScreenCover", "id", "inspector", keyboardToolbar,
    "keyboardType", "navigationDestination", "onAppear", "onChange", "onDisappear", "onKeyPress",
    "onReceive", "onSubmit", "onTapGesture", "popover", "prefersDefaultFocus",
    "scrollDismissesKeyboard", "searchFocused", "searchable", "sheet", "submitLabel", "submitScope",
    "task",
  ]

  /// What SwiftUI calls a view or modifier of this name; the name itself where it is not told.
  func told(_ name: String) -> String {
    fields[name]?.input.rawValue ?? modifiers[name] ?? name
  }

  /// The project's own names that stand for code with a word of SwiftUI's in it: where a file must
  /// hold the word to be worth parsing, one of these will do. Sorted.
  package func synonyms(of word: String) -> [String] {
    let views = fields.filter { _, field in
      let modifier = field.focus == nil ? "" : ".focused("
      return "\(field.input.rawValue)(text: \(modifier)".contains(word)
    }
    let others = modifiers.filter { _, target in
      let isToolbar = target == Vocabulary.keyboardToolbar
      return (isToolbar ? ".toolbar { ToolbarItemGroup(placement: .keyboard)" : ".\(target)(")
        .contains(word)
    }
    return Set(views.keys).union(others.keys).sorted()
  }
}

extension Node {
  /// The last name of what a call calls, in SwiftUI's words: `async` of `DispatchQueue.main.async { }`,
  /// `#Preview`, and `TextField` of a field of the project's own.
  package var calleeName: String {
    let name = writtenCalleeName
    return tree.vocabulary.isEmpty ? name : tree.vocabulary.told(name)
  }

  /// `calleeName` as it stands in the text.
  package var writtenCalleeName: String {
    let own = name
    return own.isEmpty ? child(.callee)?.name ?? "" : own
  }

  /// The value of an argument by its label in SwiftUI's words, or of the first without one.
  package func argument(_ label: String?) -> Node? {
    argument(written: label == "text" ? ownField?.text ?? label : label)
  }

  /// The value by which a field of the project's own is told its focus, as others are by
  /// `.focused(…)`.
  package var focusArgument: Node? { ownField?.focus.flatMap { argument(written: $0) } }

  private var ownField: Vocabulary.Field? {
    tree.vocabulary.fields.isEmpty ? nil : tree.vocabulary.fields[writtenCalleeName]
  }

  private func argument(written label: String?) -> Node? {
    let label = label == "_" ? nil : label
    return children.first {
      $0.kind == .argument && ($0.nameRange.isEmpty ? label == nil : $0.name == label)
    }?.child(.value)
  }
}
