/// Which classes leave open what they derive from, or who makes them.
extension TypeDeclaration {
  /// Whether it looks like a coordinator that stands by itself.
  var isListener: Bool {
    name.contains("Coordinator") && !name.contains(".") && inherits.contains("NSObject")
      && node.marks.contains(.isClass)
  }

  /// Whether it overrides what decides on its being first responder.
  var answersForFocus: Bool {
    functions.contains { ["becomeFirstResponder", "resignFirstResponder"].contains($0.name) }
      || properties.contains { ["inputView", "inputAccessoryView"].contains($0.name) }
      || functions.contains { $0.name.hasSuffix("ShouldReturn") }
        && inherits.contains("UITextViewDelegate")
  }
}
