/// The guards of one route, held against the changes on the way.
struct OneShotAnalysis {
  let project: ProjectFacts
  let route: Route
  let changes: [Change]
  /// Whether the way tells the owner of the representable that focus was taken.
  let callsBack: Bool

  func verdict(on item: Guard, depth: Int = 0) -> OneShot {
    let expression = item.expression
    guard depth < 6 else { return .unguarded }
    if expression.kind == .disjunction || expression.kind == .conjunction {
      // Each alternative alone would have to be a guard.
      let parts = expression.children(.operand).flatMap { $0.guards(holding: item.isTrue) }
      let all = parts.map { verdict(on: $0, depth: depth + 1) }
      return !all.isEmpty && all.allSatisfy(\.isGuarded) ? .guarded : .unguarded
    }
    var found = OneShot.unguarded
    for node in expression.testedPaths {
      found = found.or(verdict(on: node, in: item, depth))
      if found.isGuarded { return found }
    }
    for call in expression.callsInside {
      found = found.or(verdict(onCall: call, item, depth))
      if found.isGuarded { return found }
    }
    return found
  }

  private func verdict(on node: Node, in item: Guard, _ depth: Int) -> OneShot {
    guard let path = node.path, !path.names.isEmpty else { return .unguarded }
    if case .parameter(let parameter) = path.root, path.names.count == 1 {
      guard let value = route.argument(for: parameter, in: project) else { return .unguarded }
      return verdict(onAny: value.guards(holding: item.isTrue), depth)
    }
    if Memory.isForgetful(Memory.kept(path), at: node, in: project) { return .unguarded }
    guard let memory = Memory(path, at: node, in: project) else { return .unguarded }
    let kept = Memory.kept(path)
    let property = project.ownerType(of: kept, at: node)?.property(memory.name)
    if let getter = property?.getter {
      return verdict(onBody: getter, item, depth)
    }
    let type = project.enclosingType(of: node)
    let isPlain =
      kept.names.count == 1 && type?.isClass == false && property?.outlivesStruct == false
    if isChangedOnTheWay(memory, path, isPlain, item, node) { return .guarded }
    if callsBack, path.root == .member { return .guarded }
    let keeper = Keeper(project, node, kept, property)
    if keeper.isUnseen || keeper.changes(memory, item, node) { return .guarded }
    return keeper.isFlag ? .neverChanged(flag: node) : .unguarded
  }

  private func isChangedOnTheWay(
    _ memory: Memory, _ path: MemberPath, _ isPlain: Bool, _ item: Guard, _ node: Node
  ) -> Bool {
    changes.contains { change in
      guard let target = change.target.path, change.unsettles(item, node) else { return false }
      if let other = Memory(target, at: change.target, in: project) {
        if memory.mayBe(other, isPlain: isPlain) { return true }
      }
      // A write to what held the value when it was read: `coordinator.parent = self`.
      return !change.node.precedes(node.readPlace) && target.names.count > 1
        && target.names.count < path.names.count
        && target.root == path.root && path.names.starts(with: target.names)
    }
  }

  private func verdict(onAny guards: [Guard], _ depth: Int) -> OneShot {
    guards.reduce(OneShot.unguarded) { $0.or(verdict(on: $1, depth: depth + 1)) }
  }

  /// What a getter or a method that decides is made of.
  private func verdict(onBody body: Node, _ item: Guard, _ depth: Int) -> OneShot {
    let statements = Array(body.children)
    if statements.count == 1 {
      let value = statements[0].kind == .transfer ? statements[0].child(.value) : statements[0]
      return verdict(onAny: value?.guards(holding: item.isTrue) ?? [], depth)
    }
    let paths = statements.flatMap(\.pathsInside).filter { $0.writtenPath != nil }
    return verdict(onAny: paths.map { Guard(expression: $0, isTrue: item.isTrue) }, depth)
  }

  private func verdict(onCall call: Node, _ item: Guard, _ depth: Int) -> OneShot {
    let callees = project.callees(of: call)
    if let callee = callees.first {
      if callees.contains(where: { project.changes(in: $0.node).contains { !$0.isLocal } }) {
        return .guarded
      }
      return callee.body.map { verdict(onBody: $0, item, depth) } ?? .unguarded
    }
    return decidesUnseen(call) ? .guarded : .unguarded
  }

  /// Whether a call in a condition may remember something that is not seen here.
  private func decidesUnseen(_ call: Node) -> Bool {
    guard let base = call.child(.callee)?.child(.base) else {
      return call.calleeName == "objc_getAssociatedObject"
    }
    if let change = Change.all(of: call).first {
      return change.target.path?.root != .outside && !change.isLocal
    }
    if base.text.hasPrefix("UserDefaults") || base.isNamed("coordinator") { return true }
    let coordinator = project.enclosingType(of: call).flatMap { project.coordinator(of: $0) }
    if let name = project.typeName(of: base), let coordinator,
      project.type(named: name, at: call)?.name == coordinator.name
    {
      return true
    }
    // A method of an object that the type holds, unless it is known to look only.
    return base.path?.root == .member && base.path?.names.isEmpty == false
      && !call.onlyLooks
  }
}

extension OneShot {
  var isGuarded: Bool { if case .guarded = self { true } else { false } }

  /// The stronger of two.
  fileprivate func or(_ other: OneShot) -> OneShot {
    if case .unguarded = self { return other }
    return other.isGuarded ? other : self
  }
}

extension Node {
  /// Where a tested value was read: at a constant's declaration.
  fileprivate var readPlace: Node {
    guard let root = writtenPath?.root, case .local(let property) = root.binding(of: root.name)
    else {
      return self
    }
    return property.node
  }

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
