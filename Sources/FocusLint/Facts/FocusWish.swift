/// A place where a class relies on being first responder itself.
struct FocusWish {
  enum Kind: String {
    case call, override, keyInput
  }

  let kind: Kind
  let node: Node
  let name: String
  let range: SourceRange

  /// The key of the message that speaks of it.
  var message: String { kind == .keyInput ? "key-input" : kind.rawValue }
}

extension ProjectFacts {
  /// UIKit's classes that refuse to become first responder unless a subclass says otherwise.
  private static let refusing: Set<String> = [
    "UIView", "UIViewController", "UIControl", "UIButton", "UIImageView", "UILabel", "UIStackView",
    "UIScrollView", "UITableView", "UITableViewController", "UICollectionView",
    "UICollectionViewController", "UITableViewCell", "UICollectionViewCell",
    "UITableViewHeaderFooterView", "UICollectionReusableView", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController", "UIVisualEffectView",
  ]
  private static let inputs: Set<String> = [
    "inputView", "inputAccessoryView", "inputViewController", "inputAccessoryViewController",
  ]

  /// Whether a class is known to refuse: it and its read superclasses neither override
  /// `canBecomeFirstResponder` nor `becomeFirstResponder()`, and what they derive from says no.
  func refusesFocus(_ type: NominalType) -> Bool {
    let lineage = lineage(of: type)
    guard let root = lineage.root, !lineage.classes.isEmpty, ProjectFacts.refusing.contains(root)
    else { return false }
    return lineage.classes.allSatisfy {
      $0.property("canBecomeFirstResponder") == nil && $0.functions("becomeFirstResponder").isEmpty
    }
  }

  /// The calls on itself, input views and `UIKeyInput` of a class, by path and position. An input view
  /// of a type that holds a text view or field shows while that is first responder.
  func focusWishes(of type: NominalType) -> [FocusWish] {
    let holdsText = holdsTextInput(type)
    return type.declarations.flatMap { declaration -> [FocusWish] in
      var wishes: [FocusWish] = []
      let file = facts(of: declaration.node)
      for call in file.responderCalls(in: declaration.node)
      where call.method == .becomeFirstResponder && call.node.enclosingType == declaration.node
        && (call.receiver.map { $0.path?.names == [] && $0.isNamed("self") } ?? true)
        && call.node.enclosingFunction?.marks.contains(.isStatic) != true
      {
        wishes.append(
          FocusWish(kind: .call, node: call.node, name: "becomeFirstResponder()", range: call.range)
        )
      }
      for property in declaration.properties
      where ProjectFacts.inputs.contains(property.name) && !holdsText
        && property.node.marks.contains(.isOverride) && !property.isAlwaysNil
      {
        wishes.append(
          FocusWish(
            kind: .override, node: property.node, name: property.name,
            range: property.node.nameRange))
      }
      for inherited in declaration.node.children
      where inherited.kind == .inheritance && inherited.isNamed("UIKeyInput") {
        wishes.append(
          FocusWish(
            kind: .keyInput, node: inherited, name: type.name.lastComponent, range: inherited.range)
        )
      }
      return wishes.sorted { $0.range < $1.range }
    }
  }

  private func holdsTextInput(_ type: NominalType) -> Bool {
    let inputs = Lineage.textInputs.union(["UISearchController", "WKWebView"])
    func isInput(_ name: String?, at node: Node) -> Bool {
      name.flatMap { frameworkClass(named: $0, at: node) }.map(inputs.contains) == true
    }
    if inheritance(of: type).contains("UIKeyInput") || inheritance(of: type).contains("UITextInput")
    {
      return true
    }
    return lineage(of: type).classes.flatMap(\.declarations).contains { declaration in
      declaration.properties.contains { property in
        // `[UITextField]` too.
        isInput(property.typeName?.filter { $0 != "[" && $0 != "]" }, at: property.node)
      }
        || facts(of: declaration.node).calls(in: declaration.node).contains { call in
          call.calleeName.first?.isUppercase == true && isInput(typeName(of: call), at: call)
        }
    }
  }
}

extension Property {
  /// Whether its getter is `nil` and no more.
  fileprivate var isAlwaysNil: Bool {
    guard
      let body = node.children.first(where: { $0.kind == .accessor && !$0.isNamed("set") })?
        .child(.body)
    else { return value?.kind == .null }
    let statements = Array(body.children)
    guard statements.count == 1 else { return false }
    return (statements[0].child(.value) ?? statements[0]).kind == .null
  }
}
