extension ProjectFacts {
  package static let textDelegates: Set<String> = [
    "UITextFieldDelegate", "UITextViewDelegate", "UISearchBarDelegate", "UISearchTextFieldDelegate",
    "NSTextFieldDelegate", "NSSearchFieldDelegate", "NSTextViewDelegate", "NSTextDelegate",
    "NSControlTextEditingDelegate", "NSComboBoxDelegate",
  ]

  /// Whether a type conforms to a text view's delegate protocol, by superclasses and refined protocols
  /// too.
  package func isTextDelegate(_ type: NominalType) -> Bool {
    !inheritance(of: type).isDisjoint(with: ProjectFacts.textDelegates)
  }

  /// The view that a representable makes its coordinator the delegate or target of, where it is a text
  /// view; nil where none is seen.
  package func textWiring(of type: NominalType, _ coordinator: NominalType) -> Node? {
    let code = [type, coordinator].flatMap(\.declarations)
    let assigned = code.lazy.flatMap { self.changes(in: $0.node) }.first { change in
      guard change.target.kind == .member, change.target.isNamed("delegate"),
        let value = change.value, let view = change.target.child(.base)
      else { return false }
      return isCoordinator(value, coordinator) && isTextDelegate(coordinator)
        && frameworkClass(of: view).map(Lineage.textInputs.contains) ?? true
    }
    if let assigned { return assigned.target.child(.base) }
    return code.lazy.flatMap { self.facts(of: $0.node).calls(in: $0.node) }.first { call in
      guard call.calleeName == "addTarget", let target = call.argument(nil),
        isCoordinator(target, coordinator), call.argument("for")?.text.contains("editing") == true
      else { return false }
      return true
    }?.child(.callee)?.child(.base)
  }
}

/// Who writes the bindings of a representable: itself, or its coordinator.
struct BindingWrites {
  private let project: ProjectFacts
  private let type: NominalType
  private let coordinator: NominalType
  private let changes: [Change]

  init(of type: NominalType, _ coordinator: NominalType, in project: ProjectFacts) {
    self.project = project
    self.type = type
    self.coordinator = coordinator
    let classes = project.lineage(of: coordinator).classes
    changes = (type.declarations + classes.flatMap(\.declarations))
      .flatMap { project.changes(in: $0.node) }
  }

  /// Whether a binding is written, or handed to something that may write it.
  func reach(_ name: String) -> Bool {
    let handed = project.lineage(of: coordinator).classes.reduce(into: Set(given(name))) {
      $0.formUnion(project.receivers(of: name, in: type, $1))
    }
    return isHandedOn(name)
      || changes.contains { change in
        guard let path = change.target.path else { return false }
        guard let owner = project.ownerType(of: path.withoutWrapper, at: change.target) else {
          // Of a view's `text` its class is known.
          return path.memory == name && path.names.count > 1 && !isView(change.target)
        }
        guard project.writtenState(change) != nil || path.names.count > 1 && owner.name == type.name
        else { return false }
        return owner.name == type.name
          ? path.names.contains { $0.bareName == name }
          : handed.contains(path.withoutWrapper.memory)
      }
  }

  /// Whether a closure that takes a text is there to be told of the change.
  var tellTheText: Bool {
    (type.properties + coordinator.properties).contains { property in
      property.typeName.map { $0.holds("String") && $0.holds("->") } == true
    }
  }

  /// The coordinator's properties that a representable puts a binding into.
  private func given(_ name: String) -> [String] {
    changes.filter { change in
      change.value?.path.map { ["$" + name, "_" + name].contains($0.names.last) } == true
        || change.value.map { isWhole($0, name) } == true
    }.compactMap { $0.target.path?.memory }
  }

  /// Whether the binding goes elsewhere than into the coordinator.
  private func isHandedOn(_ name: String) -> Bool {
    type.declarations.contains { declaration in
      declaration.node.descendants.contains { node in
        guard node.projects(name) || isWhole(node, name), let (call, _) = node.argumentOf else {
          return false
        }
        if node.enclosingFunction?.isNamed("makeCoordinator") == true { return false }
        let made = project.typeName(of: call).flatMap { project.type(named: $0, at: call) }
        return made?.name != coordinator.name
      }
    }
  }

  /// Whether an expression is all of a binding that is kept in a `Binding<…>`, not its value.
  private func isWhole(_ node: Node, _ name: String) -> Bool {
    node.memberName == name && node.path?.names.last == name
      && type.property(name)?.typeName?.hasPrefix("Binding<") == true
      && project.enclosingType(of: node)?.name == type.name
  }

  private func isView(_ target: Node) -> Bool {
    target.child(.base).flatMap { project.frameworkClass(of: $0) }?.isViewClass == true
  }
}

extension MemberPath {
  /// Without `wrappedValue` at the end.
  fileprivate var withoutWrapper: MemberPath {
    var path = self
    while path.names.count > 1, path.names.last == "wrappedValue" { path.names.removeLast() }
    if let last = path.names.popLast() { path.names.append(last.bareName) }
    return path
  }
}

extension String {
  /// `x` of `$x` and `_x`.
  fileprivate var bareName: String { String(drop { $0 == "_" || $0 == "$" }) }
}
