/// What the conditions on a way look at, besides the values that were handed in: the view as it is now,
/// or what an earlier pass left behind.
///
/// What cannot be seen (a method without a visible body, a value of unknown type) counts as looked at.
struct Comparison {
  private let project: ProjectFacts
  private let route: Route
  /// The names by which a view is asked about itself.
  private let present: Set<String>
  /// What the functions on the way change.
  private let changed: Set<String>

  static let focus: Set<String> = [
    "isFirstResponder", "firstResponder", "currentEditor", "isEditing",
  ]
  static let text: Set<String> = [
    "text", "attributedText", "string", "stringValue", "attributedStringValue", "attributedString",
    "textStorage", "markedTextRange", "hasMarkedText", "hasText",
  ]

  init(_ route: Route, with present: Set<String>, in project: ProjectFacts) {
    self.project = project
    self.route = route
    self.present = present
    let functions = Set(route.steps.compactMap(\.site.enclosingFunction))
    changed = functions.reduce(into: []) { names, function in
      names.formUnion(
        project.changes(in: function).filter { !$0.isLocal }.compactMap { $0.target.path?.memory })
    }
  }

  /// Whether some condition on the way does.
  var isMade: Bool {
    route.steps.flatMap(\.site.guards).contains { looks($0.expression, depth: 0) }
  }

  private func looks(_ expression: Node, depth: Int) -> Bool {
    guard depth < 5 else { return false }
    return ([expression] + Array(expression.descendants)).contains { node in
      switch node.kind {
      case .call: return looks(call: node, depth)
      case .name, .member: return node.isWholePath && looks(path: node, depth)
      default: return false
      }
    }
  }

  private func looks(path node: Node, _ depth: Int) -> Bool {
    guard let path = node.path, !path.names.isEmpty else { return looksThrough(node) }
    if path.names.count == 1 {
      switch path.root {
      case .local(let declaration):
        return Property(declaration).value.map { looks($0, depth: depth + 1) } ?? false
      case .parameter(let parameter):
        return route.argument(for: parameter, in: project)
          .map { looks($0, depth: depth + 1) } ?? false
      case .outside: return false
      case .member: return remembers(path, at: node, depth)
      }
    }
    if let index = path.names.indices.first(where: { $0 > 0 && present.contains(path.names[$0]) }) {
      let base = MemberPath(root: path.root, names: Array(path.names[...index]))
      if project.ownerType(of: base, at: node).map({ project.lineage(of: $0).root != nil }) ?? true
      {
        return true
      }
    }
    return remembers(path, at: node, depth)
  }

  /// `(view as? NSTextView)?.string`, and what else begins with no name.
  private func looksThrough(_ node: Node) -> Bool {
    node.kind == .member && present.contains(node.name)
  }

  /// Whether a path leads to what an earlier pass may have left: a property of the coordinator or of the
  /// view's own class, or whatever is changed on the way.
  private func remembers(_ path: MemberPath, at node: Node, _ depth: Int) -> Bool {
    if changed.contains(path.memory) { return true }
    let owner = project.ownerType(of: path, at: node)
    // The copy of the representable that the last pass left.
    if path.names.count > 2, path.names.dropFirst().dropLast().contains(where: changed.contains) {
      return true
    }
    if let owner, project.isRepresentable(owner) { return false }
    let property = owner?.property(path.memory)
    // The view itself, unwrapped.
    let held = property?.typeName.flatMap { project.frameworkClass(named: $0, at: node) }
    if held?.isViewClass == true { return false }
    if let getter = property?.node.children.first(where: { $0.kind == .accessor })?.child(.body) {
      return looks(getter, depth: depth + 1)
    }
    if path.names.contains("coordinator"), path.names.last != "coordinator" {
      return owner == nil || property.map { !isHandedIn($0) } ?? true
    }
    guard let owner, let property, owner.isClass else { return false }
    if !project.representables(of: owner).isEmpty { return !isHandedIn(property) }
    return project.lineage(of: owner).root?.isViewClass == true
  }

  /// Whether a coordinator's property holds what its representable was given: a binding, or a copy.
  private func isHandedIn(_ property: Property) -> Bool {
    if property.outlivesStruct && !property.isStatic { return true }
    guard let name = property.typeName,
      let type = project.type(named: name.bareTypeName, at: property.node)
    else { return false }
    return project.isRepresentable(type)
  }

  private func looks(call: Node, _ depth: Int) -> Bool {
    let callees = project.callees(of: call)
    if !callees.isEmpty {
      return callees.contains { $0.body.map { looks($0, depth: depth + 1) } ?? false }
    }
    guard let callee = call.child(.callee) else { return false }
    // A method that was not read, of the type or of the coordinator.
    if callee.kind == .name { return callee.name.first?.isLowercase == true && callee.isUnknown }
    guard let base = callee.child(.base) else { return false }
    return base.isNamed("self") || base.isNamed("coordinator")
  }
}

extension Node {
  /// Whether a called name is none of the function around it.
  fileprivate var isUnknown: Bool {
    !["min", "max", "abs", "type", "zip"].contains(name) && binding(of: name) == nil
  }
}
