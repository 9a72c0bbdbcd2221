/// What keeps a tested value, and who else changes it: the representable's owner through a binding, the
/// coordinator's delegate methods, the class itself.
struct Keeper {
  private let project: ProjectFacts
  private let path: MemberPath
  private let property: Property?
  private let type: NominalType?
  private let coordinator: NominalType?
  /// The read type whose property it is.
  private let owner: NominalType?

  init(_ project: ProjectFacts, _ node: Node, _ path: MemberPath, _ property: Property?) {
    self.project = project
    self.path = path
    self.property = property
    owner = project.ownerType(of: path, at: node)
    type = project.enclosingType(of: node)
    coordinator =
      type.flatMap { project.coordinator(of: $0) }
      ?? type.flatMap {
        // Code of the coordinator itself.
        $0.name.hasSuffix("Coordinator") ? $0 : nil
      }
  }

  /// The property of the type around that the path begins with.
  private var own: Property? {
    path.root == .member ? path.names.first.flatMap { type?.property($0) } : nil
  }

  /// Whether SwiftUI keeps it, and others share it: a binding, a state, an observed object.
  private var isShared: Bool { own?.outlivesStruct == true && own?.isStatic == false }

  private var isOfCoordinator: Bool {
    guard let coordinator else { return false }
    return project.ownerType(of: path, at: coordinator.declarations[0].node) != nil
      && (path.names.contains("coordinator") || type?.name == coordinator.name)
      || path.isParameter(of: coordinator, in: project)
  }

  /// Whether its changes may stand where nobody looked: a coordinator or model that was not read, or,
  /// in isolation, any other file.
  var isUnseen: Bool {
    if path.names.contains("coordinator"), path.names.count > 1, coordinator == nil { return true }
    if isHandedOn { return true }
    guard project.isIsolated else { return false }
    return isShared || isOfCoordinator || path.names.contains("coordinator")
  }

  /// Whether a binding is given to something else than the coordinator, which may write it:
  /// `view.focus = $isFocused`, `view.focus = configuration.isFocused`.
  private var isHandedOn: Bool {
    guard let type, own != nil else { return false }
    return type.declarations.contains { declaration in
      declaration.node.descendants.contains { node in
        guard node.role == .value, node.kind == .name || node.kind == .member,
          let use = node.path, use.root == .member
        else { return false }
        let isBinding =
          use.names == ["$" + path.names[0]] && path.names.count == 1
          || use.names == path.names && property?.typeName?.hasPrefix("Binding<") == true
        guard isBinding else { return false }
        if node.parent?.kind == .assignment { return true }
        return node.argumentOf != nil && node.enclosingFunction?.isNamed("makeCoordinator") != true
      }
    }
  }

  /// Whether it is a flag that people set and forget to change: a stored property of the coordinator or
  /// view, or a state.
  var isFlag: Bool {
    if path.names.count == 1 {
      return own?.hasWrapper("State") == true || type?.isClass == true && own?.isConstant == false
    }
    return path.names.contains("coordinator") || isOfCoordinator
  }

  /// Whether a delegate method or the owner's own code changes it so that the guard no longer holds.
  func changes(_ memory: Memory, _ item: Guard, _ node: Node) -> Bool {
    guard let type, own != nil || owner != nil else { return false }
    var functions =
      (coordinator?.functions ?? []) + (isShared || type.isClass ? type.functions : [])
    // A view that is its own delegate.
    if let owner, owner.name != type.name { functions += owner.functions }
    let handedOver = coordinator.map {
      project.receivers(of: memory.name, in: type, $0).union([memory.name])
    }
    for function in functions where function.name != "init" {
      let isCallback = function.isEditingCallback
      guard isShared || isCallback else { continue }
      let changes = project.changes(in: function.node).contains { change in
        guard let target = project.memory(change.target), change.unsettles(item, node) else {
          return false
        }
        if target.mayBe(memory, isPlain: false) { return true }
        return isShared && target.owner == coordinator?.name
          && handedOver?.contains(target.name) == true
      }
      if changes { return true }
      if isCallback, property?.outlivesStruct == false, callsStoredClosure(function) { return true }
    }
    return isShared
      && type.declarations.contains { declaration in
        declaration.properties.contains { property in
          project.changes(in: property.node).contains {
            project.memory($0.target)?.mayBe(memory, isPlain: false) == true
              && $0.unsettles(item, node)
          }
        }
      }
  }

  /// `parent.onFocusChange(false)` in a delegate method: the owner may set the value back.
  private func callsStoredClosure(_ function: Function) -> Bool {
    let owners = [type, project.enclosingType(of: function.node)].compactMap { $0 }
    return function.node.descendants.contains { call in
      guard call.kind == .call, let name = call.child(.callee)?.name else { return false }
      return owners.contains { $0.property(name).map { !$0.isComputed } == true }
    }
  }
}

extension MemberPath {
  /// Whether it begins with a parameter of a type.
  fileprivate func isParameter(of type: NominalType, in project: ProjectFacts) -> Bool {
    guard case .parameter(let parameter) = root, names.count > 1,
      let name = parameter.child(.annotation)?.name
    else { return false }
    return project.type(named: name.bareTypeName, at: parameter)?.name == type.name
  }
}

extension Function {
  /// A text view's or field's delegate method that reports the begin, the end or a change of editing.
  fileprivate var isEditingCallback: Bool {
    ["text", "control", "search", "editing"].contains(where: name.hasPrefix)
      || name.contains("Editing") || name.contains("FirstResponder")
  }
}

extension Change {
  /// Whether it changes nothing but a variable of the function around it.
  var isLocal: Bool {
    guard case .local(let declaration) = target.path?.root else { return false }
    return declaration.kind == .property && target.path?.names.count == 1
  }

  /// Whether after it the guard no longer holds: not where it writes the very literal that the
  /// condition asks for.
  func unsettles(_ guarded: Guard, _ tested: Node) -> Bool {
    guard let value else { return true }
    let expression = guarded.expression
    if value.kind == .null {
      if guarded.isBound { return guarded.isTrue }
      let comparesNil = expression.children.contains { $0.kind == .null }
      return !comparesNil || expression.isNamed("==") != guarded.isTrue
    }
    guard value.kind == .boolean else { return true }
    let written = value.text == "true"
    if expression == tested { return written != guarded.isTrue }
    // `wanted != view.isFirstResponder`: only `false` keeps the next update from asking again.
    let comparesFocus = expression.descendants.contains { $0.isNamed("isFirstResponder") }
    return !comparesFocus || !written
  }
}

extension Node {
  /// Methods of the standard library, Foundation and UIKit that remember nothing.
  private static let looking: Set<String> = [
    "hasPrefix", "hasSuffix", "contains", "isEqual", "isKind", "isMember", "responds", "allSatisfy",
    "first", "last", "prefix", "suffix", "min", "max", "filter", "map", "compactMap", "flatMap",
    "trimmingCharacters", "lowercased", "uppercased", "index", "firstIndex", "lastIndex",
    "isSuperset", "isSubset", "isDisjoint", "canPerformAction", "compare", "components", "split",
    "isDescendant", "joined", "sorted", "value", "object", "bool", "string", "integer", "starts",
  ]

  /// Whether a call's method is known to remember nothing.
  var onlyLooks: Bool { Node.looking.contains(calleeName) }
}
