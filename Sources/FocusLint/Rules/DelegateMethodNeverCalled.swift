/// The logic of `delegate-method-never-called`; its page says what it finds and why.
enum DelegateMethodNeverCalled {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.functions.compactMap { function in
      guard ["textViewShouldReturn", "textFieldShouldReturn"].contains(function.name),
        function.labels == ["_"], function.node.parent?.kind == .type,
        !function.node.marks.contains(.isOverride),
        let type = project.enclosingType(of: function.node),
        isOfNoUse(function, in: type, project), !isCalled(function, project)
      else { return nil }
      return Problem(
        "delegate-method-never-called",
        function.name == "textViewShouldReturn" ? "text-view" : "text-field", in: passage.file,
        at: function.node.nameRange)
    }
  }

  /// Whether nothing that a type conforms to asks for the method: it is a text view's delegate, and no
  /// text field's as far as can be known.
  private static func isOfNoUse(
    _ function: Function, in type: NominalType, _ project: ProjectFacts
  ) -> Bool {
    let inherited = project.inheritance(of: type)
    let isTextField = function.name == "textFieldShouldReturn"
    guard inherited.contains("UITextViewDelegate"),
      !isTextField
        || inherited.isDisjoint(with: ["UITextFieldDelegate", "UISearchTextFieldDelegate"]),
      // The project's own view's method of the same name.
      isTextField
        || function.parameters.first?.child(.annotation)?.name.bareTypeName == "UITextView"
    else { return false }
    if project.isIsolated, !type.isPrivateToFile { return false }
    // A superclass or protocol that was not read may conform, or ask for it.
    return inherited.allSatisfy { name in
      name.isUIKitName || name.hasPrefix("NS") || ProjectFacts.plainProtocols.contains(name)
        || project.type(named: name, at: function.node).map { read in
          read.functions(function.name).allSatisfy {
            $0.node.enclosingType?.marks.contains(.isProtocol) != true
          }
        } == true
    }
  }

  private static func isCalled(_ function: Function, _ project: ProjectFacts) -> Bool {
    project.module(of: function.node, for: .everything).contains { facts in
      if !facts.calls(of: function.name).isEmpty { return true }
      if !facts.arguments(named: function.name).isEmpty { return true }
      return facts.tree.all.contains { node in
        node.kind == .selector && node.text.contains(function.name)
      }
    }
  }
}

extension ProjectFacts {
  fileprivate static let plainProtocols: Set<String> = [
    "Equatable", "Hashable", "Sendable", "ObservableObject", "Observable", "AnyObject",
    "Identifiable",
    "CustomStringConvertible", "View",
  ]
}
