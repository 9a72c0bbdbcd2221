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
    let handedOver = coordinator.map {
      project.receivers(of: memory.name, in: type, $0).union([memory.name])
    }
    let isChanged = places(type).contains { place in
      project.changes(in: place).contains { change in
        guard let target = project.memory(change.target), change.unsettles(item, node),
          isShared || isOfCoordinator || change.isReset || Function(place).isCallback
        else { return false }
        return target.mayBe(memory, isPlain: false)
          || isShared && target.owner == coordinator?.name
            && handedOver?.contains(target.name) == true
      }
    }
    return isChanged || property?.outlivesStruct != true && isTold(type)
  }

  /// The code whose changes count: the coordinator's; of what is shared or a class's own, the type's;
  /// of a view that is its own delegate, its delegate methods.
  private func places(_ type: NominalType) -> [Node] {
    var functions = isShared || isOfCoordinator ? coordinator?.functions ?? [] : []
    if !isShared, !isOfCoordinator {
      functions += coordinator?.functions.filter(\.isCallback) ?? []
    }
    if isShared || type.isClass && own != nil { functions += type.functions }
    if let owner, owner.name != type.name, owner.inherits.contains(where: { $0.isFrameworkView }) {
      functions += owner.functions.filter(\.isCallback)
    }
    let properties = isShared ? type.properties.map(\.node) : []
    return functions.filter { $0.name != "init" }.map(\.node) + properties
  }

  /// Whether the owner of a plain property hears of the begin or end of editing, and so may set it back:
  /// by a closure, or by a message to an object, from a delegate method, from what it calls, or from a
  /// control's action.
  private func isTold(_ type: NominalType) -> Bool {
    guard own != nil, !type.isClass || type.name == coordinator?.name else { return false }
    if handsClosureOn(type) { return true }
    var open = (coordinator?.functions ?? []).filter {
      $0.isFocusCallback || actions(type).contains($0.name)
    }
    var seen = Set(open)
    while let function = open.popLast() {
      let owners = [type, project.enclosingType(of: function.node)].compactMap { $0 }
      for call in project.facts(of: function.node).calls(in: function.node) {
        if owners.contains(where: { project.tells(call, ownerOf: $0, followed: true) }) {
          return true
        }
        open += project.callees(of: call).filter { seen.insert($0).inserted }
      }
    }
    return false
  }

  private static let endings = [
    "focus", "edit", "end", "begin", "finish", "done", "dismiss", "active", "resign", "cancel",
    "close",
  ]

  /// `view.onEnd = done`, `view.didEnd = { finish() }`: a stored closure that the view calls, with a name
  /// that speaks of focus.
  private func handsClosureOn(_ type: NominalType) -> Bool {
    let closures = type.properties.filter { $0.typeName?.holds("->") == true }.map(\.name)
    func speaksOfFocus(_ name: String?) -> Bool {
      Keeper.endings.contains { name?.lowercased().holds($0) == true }
    }
    return type.functions.contains { function in
      project.entry(function) != nil
        && function.node.descendants.contains { node in
          guard let name = node.memberName, closures.contains(name) else { return false }
          if node.role == .value, let assignment = node.parent, assignment.kind == .assignment {
            return speaksOfFocus(name) || speaksOfFocus(assignment.child(.target)?.name)
          }
          return node.role == .callee && speaksOfFocus(name)
            && node.ancestors.prefix { $0 != function.node }.contains { $0.kind == .closure }
        }
    }
  }

  /// The methods that a control calls when editing begins or ends.
  private func actions(_ type: NominalType) -> Set<String> {
    let calls = type.functions.flatMap { project.facts(of: $0.node).calls(in: $0.node) }
    return Set(
      calls.filter {
        $0.calleeName == "addTarget" && $0.argument("for")?.text.contains("editingDid") == true
      }.compactMap { $0.argument("action")?.child(.operand) }.map {
        $0.kind == .call ? $0.calleeName : $0.name
      })
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
  fileprivate var isCallback: Bool {
    ["text", "control", "search", "editing"].contains(where: name.hasPrefix) || isFocusCallback
  }

  /// One that reports the begin or the end.
  fileprivate var isFocusCallback: Bool {
    ["BeginEditing", "EndEditing", "FirstResponder", "Dismiss", "CancelButton"].contains(
      where: name.holds)
  }
}

extension String {
  fileprivate var isFrameworkView: Bool { hasPrefix("UI") || hasPrefix("NS") }
}

extension Change {
  /// Whether it writes a literal, as one does to set something back.
  var isReset: Bool {
    guard let value else { return true }
    return [.null, .boolean, .number, .string].contains(value.kind)
  }

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
    "isDescendant", "forEach", "enumerated", "formatted", "joined", "sorted", "value", "object",
    "bool", "string", "integer", "starts",
  ]

  /// Whether a call's method is known to remember nothing.
  var onlyLooks: Bool { Node.looking.contains(calleeName) }
}
