/// The guards of one route, held against the changes on the way.
struct OneShotAnalysis {
  let project: ProjectFacts
  let route: Route
  let changes: [Change]

  /// What a UIKit or AppKit view says of itself is no memory of what was done.
  private static let forgetful: Set<String> = [
    "isFirstResponder", "window", "superview", "text", "attributedText", "stringValue", "string",
    "isEditing", "isEnabled", "isHidden", "isEditable", "placeholder", "isEmpty", "count",
    "canBecomeFirstResponder", "firstResponder", "currentEditor", "bounds", "frame", "environment",
    "traitCollection", "isKeyWindow", "isUserInteractionEnabled", "markedTextRange",
  ]

  func verdict(on item: Guard) -> OneShot {
    let expression = item.expression
    if expression.kind == .disjunction || expression.kind == .conjunction {
      // Each alternative alone would have to be a guard.
      let parts = expression.children(.operand).flatMap { $0.guards(holding: item.isTrue) }
      let all = parts.map { verdict(on: $0) }
      return !all.isEmpty && all.allSatisfy { if case .guarded = $0 { true } else { false } }
        ? .guarded : .unguarded
    }
    var flag: Node?
    for node in expression.testedPaths {
      switch verdict(on: node, in: item) {
      case .guarded: return .guarded
      case .neverChanged(let node): flag = flag ?? node
      case .unguarded: continue
      }
    }
    for call in expression.callsInside where decidesUnseen(call) { return .guarded }
    return flag.map(OneShot.neverChanged) ?? .unguarded
  }

  private func verdict(on node: Node, in item: Guard) -> OneShot {
    guard let path = node.path, !path.names.isEmpty else { return .unguarded }
    let isOwn =
      path.root == .member && project.enclosingType(of: node)?.property(path.names[0]) != nil
    if path.names.dropFirst(isOwn ? 1 : 0).contains(where: OneShotAnalysis.forgetful.contains) {
      return .unguarded
    }
    if case .parameter(let parameter) = path.root, path.names.count == 1 {
      return verdict(onParameter: parameter, in: item)
    }
    if case .local = path.root, path.names.count == 1 { return .unguarded }
    let memory = path.memory
    let onTheWay = changes.filter { $0.target.path?.memory == memory && !$0.isLocal }
    if onTheWay.contains(where: { $0.unsettles(item, node) }) { return .guarded }
    if changedByOwner(path, node, item) { return .guarded }
    return isFlag(path, node) ? .neverChanged(flag: node) : .unguarded
  }

  /// A parameter stands for what the call on the way passes for it.
  private func verdict(onParameter parameter: Node, in item: Guard) -> OneShot {
    guard let function = parameter.parent, function.kind == .function else { return .unguarded }
    let label = parameter.child(.label)?.name ?? parameter.name
    let passed = route.steps.map(\.site).first {
      $0.kind == .call && project.callees(of: $0).contains { $0.node == function }
    }
    guard let call = passed else { return .unguarded }
    let position = Function(function).parameters.prefix { $0 != parameter }
      .filter { $0.child(.label)?.name == "_" }.count
    let unlabelled = call.children(.argument).filter { $0.nameRange.isEmpty }
    let value =
      label == "_"
      ? (position < unlabelled.count ? unlabelled[position].child(.value) : nil)
      : call.argument(label)
    guard let value else { return .unguarded }
    for inner in value.guards(holding: item.isTrue) {
      let found = verdict(on: inner)
      if case .unguarded = found { continue }
      return found
    }
    return .unguarded
  }

  // MARK: Changes elsewhere

  /// Whether what keeps the value changes it by itself: a delegate method of the coordinator, or,
  /// of a binding or state, any code of the two types.
  private func changedByOwner(_ path: MemberPath, _ node: Node, _ item: Guard) -> Bool {
    guard let type = project.enclosingType(of: node) else { return false }
    let coordinator = project.coordinator(of: type)
    let isOfCoordinator = path.names.count > 1 && project.belongs(node, to: coordinator)
    let property = path.root == .member ? type.property(path.names[0]) : nil
    let isShared = property?.outlivesStruct == true && property?.isStatic == false
    guard isOfCoordinator || isShared || property.map({ !$0.isStatic }) == true else {
      return false
    }
    let own = isShared || type.isClass ? type.functions : []
    let functions = (coordinator?.functions ?? []) + own
    for function in functions {
      let isDelegate = function.isEditingCallback
      for change in project.changes(in: function.node) where isShared || isDelegate {
        guard project.is(change.target, same: path, coordinator: coordinator) else { continue }
        if change.unsettles(item, node) { return true }
      }
      if property?.outlivesStruct == false, isDelegate, callsStoredClosure(function, of: type) {
        return true
      }
    }
    return isShared
      && type.declarations.contains { declaration in
        declaration.properties.contains { property in
          project.changes(in: property.node).contains {
            $0.target.path?.memory == path.memory && $0.unsettles(item, node)
          }
        }
      }
  }

  /// `parent.onFocusChange(false)` in a delegate method: the owner may set the value back.
  private func callsStoredClosure(_ function: Function, of type: NominalType) -> Bool {
    let owners = [type] + (project.enclosingType(of: function.node).map { [$0] } ?? [])
    return function.node.descendants.contains { call in
      guard call.kind == .call, let name = call.child(.callee)?.name else { return false }
      return owners.contains { $0.property(name).map { !$0.isComputed } == true }
    }
  }

  /// Whether a call in a condition may remember something that is not seen here.
  private func decidesUnseen(_ call: Node) -> Bool {
    let callees = project.callees(of: call)
    if !callees.isEmpty {
      return callees.contains { project.changes(in: $0.node).contains { !$0.isLocal } }
    }
    guard let base = call.child(.callee)?.child(.base) else {
      return call.calleeName == "objc_getAssociatedObject"
    }
    if let change = Change(call) { return change.target.path?.root != .outside && !change.isLocal }
    let coordinator = project.enclosingType(of: call).flatMap { project.coordinator(of: $0) }
    if base.isNamed("coordinator") || project.belongs(base, to: coordinator) { return true }
    // A method of an object that the type holds, unless it is known to look only.
    return base.path?.root == .member && base.path?.names.isEmpty == false
      && !OneShotAnalysis.looking.contains(call.calleeName)
  }

  /// Methods of the standard library, Foundation and UIKit that remember nothing.
  private static let looking: Set<String> = [
    "hasPrefix", "hasSuffix", "contains", "isEqual", "isKind", "isMember", "responds", "allSatisfy",
    "first", "last", "prefix", "suffix", "min", "max", "filter", "map", "compactMap", "flatMap",
    "trimmingCharacters", "lowercased", "uppercased", "index", "firstIndex", "lastIndex",
    "isSuperset", "isSubset", "isDisjoint", "canPerformAction", "compare", "components", "split",
    "isDescendant", "joined", "sorted", "value", "object", "bool", "string", "integer", "starts",
  ]

  /// Whether a path is a flag that people set and forget to change: a stored Bool of the coordinator,
  /// the view or a state.
  private func isFlag(_ path: MemberPath, _ node: Node) -> Bool {
    guard let type = project.enclosingType(of: node) else { return false }
    if path.names.count == 1 {
      return type.property(path.names[0])?.hasWrapper("State") == true
        || (type.isClass && type.property(path.names[0])?.isConstant == false)
    }
    return path.names.contains("coordinator")
      || project.belongs(node, to: project.coordinator(of: type))
  }
}

extension ProjectFacts {
  /// Whether a path begins with a value of the coordinator's type.
  fileprivate func belongs(_ node: Node, to coordinator: NominalType?) -> Bool {
    guard let coordinator else { return false }
    var next: Node? = node
    while let part = next {
      if let name = typeName(of: part), type(named: name, at: node)?.name == coordinator.name {
        return true
      }
      next = part.child(.base)
    }
    return false
  }

  /// Whether a change means a value of the representable: by its name, or, in the coordinator, by a
  /// binding that was handed over under another name.
  fileprivate func `is`(_ target: Node, same path: MemberPath, coordinator: NominalType?) -> Bool {
    guard let changed = target.path else { return false }
    if changed.memory == path.memory { return true }
    guard let coordinator, let type = coordinator.property(changed.memory)?.typeName else {
      return false
    }
    return type.contains("Binding<Bool>")
      && coordinator.properties.filter { $0.typeName?.contains("Binding<Bool>") == true }.count == 1
  }
}

extension Change {
  /// Whether it changes nothing but a variable of the function around it.
  fileprivate var isLocal: Bool {
    guard case .local(let declaration) = target.path?.root else { return false }
    return declaration.kind == .property && target.path?.names.count == 1
  }

  /// Whether after it the guard no longer holds: not where it writes the very literal that the
  /// condition asks for.
  fileprivate func unsettles(_ guarded: Guard, _ tested: Node) -> Bool {
    guard let value else { return true }
    if value.kind == .null { return guarded.isBound ? guarded.isTrue : true }
    guard value.kind == .boolean else { return true }
    let written = value.text == "true"
    if guarded.expression == tested { return written != guarded.isTrue }
    // `wanted != view.isFirstResponder`: only `false` keeps the next update from asking again.
    let comparesFocus = guarded.expression.descendants.contains { $0.isNamed("isFirstResponder") }
    return !comparesFocus || !written
  }
}

extension Function {
  /// A text view's or field's delegate method that reports the begin, the end or a change of editing.
  fileprivate var isEditingCallback: Bool {
    let name = self.name
    return ["text", "control", "search", "editing"].contains(where: name.hasPrefix)
      || name.contains("Editing") || name.contains("FirstResponder")
  }
}

extension Node {
  /// The chains of members whose values an expression tests.
  fileprivate var testedPaths: [Node] {
    pathsInside.filter { !($0.role == .callee && $0.kind == .name) }.map { node in
      // Of `seen.insert(id)` it is `seen` that is tested.
      node.role == .callee ? node.child(.base) ?? node : node
    }.filter { $0.writtenPath != nil }
  }

  fileprivate var callsInside: [Node] {
    ([self] + Array(descendants)).filter { $0.kind == .call }
  }
}
