/// Code that a framework calls, where a route to a call begins.
package enum Entry: Sendable, Hashable {
  /// A representable's update method, or its `sizeThatFits`.
  case update(Function)
  case make(Function)
  /// `layoutSubviews`, `viewDidLayoutSubviews`, `updateConfiguration(using:)`.
  case layout(Function)
  /// `tableView(_:cellForRowAt:)`, `collectionView(_:cellForItemAt:)`.
  case cell(Function)
  /// `viewDidLoad`, `loadView`, `awakeFromNib`, and the initializers of a view or view controller: there
  /// is no window yet.
  case load(Function)
  /// A coordinator's delegate method that reports each change of the text.
  case report(Function)
  /// The closure of an `introspect…` modifier, by its call.
  case introspection(Node)

  /// The method's base name; of an introspection, the modifier's.
  package var name: String {
    switch self {
    case .update(let function), .make(let function), .layout(let function), .load(let function),
      .report(let function):
      function.name
    case .cell(let function): function.labels.last ?? function.name
    case .introspection(let call): call.calleeName
    }
  }
}

extension ProjectFacts {
  private static let representables: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]
  private static let views = ["UIView", "UIViewController", "NSView", "NSViewController"]

  /// Whether SwiftUI makes and updates a UIKit or AppKit view through a type: by conformance,
  /// refined protocols and aliases looked through, or by having both methods.
  package func isRepresentable(_ type: NominalType) -> Bool {
    notebook.areRepresentable.answer(to: type.first) {
      if !inheritance(of: type).isDisjoint(with: ProjectFacts.representables) { return true }
      let functions = type.functions.filter { $0.labels.last == "context" }.map(\.name)
      return ProjectFacts.views.contains {
        functions.contains("make" + $0) && functions.contains("update" + $0)
      }
    }
  }

  /// What a framework calls a method as; nil where only the project's own code calls it.
  package func entry(_ function: Function) -> Entry? {
    guard function.node.parent?.kind == .type else { return nil }
    let name = function.name
    switch (name, function.labels) {
    case ("layoutSubviews", []), ("viewDidLayoutSubviews", []), ("updateConfiguration", ["using"]):
      return .layout(function)
    case ("tableView", ["_", "cellForRowAt"]), ("collectionView", ["_", "cellForItemAt"]):
      return .cell(function)
    case ("viewDidLoad", []), ("loadView", []), ("awakeFromNib", []): return loading(function)
    case ("textViewDidChange", ["_"]), ("textDidChange", ["_"]), ("controlTextDidChange", ["_"]),
      ("textFieldDidChangeSelection", ["_"]):
      return enclosingType(of: function.node)
        .map { representables(of: $0).isEmpty } == false ? .report(function) : nil
    case ("init", _): return loading(function)
    default: break
    }
    let isUpdate =
      name.hasPrefix("update") && function.labels == ["_", "context"]
      || name == "sizeThatFits" && function.labels.last == "context"
    let isMake = name.hasPrefix("make") && function.labels == ["context"]
    guard isUpdate || isMake,
      name == "sizeThatFits" || ProjectFacts.views.contains(where: name.hasSuffix),
      let type = enclosingType(of: function.node), isRepresentable(type)
    else { return nil }
    return isUpdate ? .update(function) : .make(function)
  }
}

extension ProjectFacts {
  /// A class that loads its view, or is one; a window's controller has its window by then.
  private func loading(_ function: Function) -> Entry? {
    guard let type = enclosingType(of: function.node) else { return nil }
    if function.name == "viewDidLoad" || function.name == "loadView" {
      return type.isValue ? nil : .load(function)
    }
    guard let root = lineage(of: type).root, root.isViewClass else { return nil }
    return .load(function)
  }
}

extension Node {
  /// The `introspect…` modifier that a closure is handed to.
  var introspection: Node? {
    guard kind == .closure, let (call, argument) = argumentOf, call.isIntrospection(argument) else {
      return nil
    }
    return call
  }

  /// Whether an argument of a call is what an `introspect…` modifier calls with the view.
  func isIntrospection(_ argument: Node) -> Bool {
    child(.callee)?.kind == .member && calleeName.hasPrefix("introspect")
      && (argument.nameRange.isEmpty && argument.child(.value)?.kind == .closure
        || argument.isNamed("customize"))
  }
}
