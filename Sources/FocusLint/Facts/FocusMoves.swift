extension FocusMap {
  package init(of type: NominalType, in project: ProjectFacts) {
    self.init(of: type, in: project, owners: [])
  }

  /// - Parameter owners: The views through which a focus state was handed down to it.
  init(of type: NominalType, in project: ProjectFacts, owners: [String]) {
    let found = FocusStops(of: type, in: project, owners: owners)
    let declaration = type.original ?? type.declarations[0]
    name = type.name
    place = Place(declaration.node, declaration.node.nameRange)
    states = found.states.map { state in
      State(
        name: state.name, type: state.property.typeName ?? "Bool",
        place: Place(state.property.node, state.property.node.nameRange),
        isHandedIn: state.isBinding,
        isClosed: !found.open.contains(state.name),
        cases: project.valueType(of: state)?.original?.node.focusCases ?? [])
    }
    stops = found.found.map(\.stop)
    moves = found.moves
    addBridge(of: type, in: project)
    let reader = FocusMoves(stops: found.found, project: project)
    let names = Set(found.states)
    for declaration in type.declarations {
      let facts = project.facts(of: declaration.node)
      for change in project.changes(in: declaration.node)
      where change.node.enclosingType == declaration.node
        && !facts.unreported.contains(change.node.range, reportingTests: true)
      {
        guard let write = project.focusWrite(change) ?? reader.flagWrite(change, found.states),
          names.contains(write.state)
        else { continue }
        for move in reader.moves(by: write) where !moves.contains(move) { moves.append(move) }
      }
    }
    sortMoves()
  }

  /// Adds what a representable does by itself.
  private mutating func addBridge(of type: NominalType, in project: ProjectFacts) {
    guard let bridge = FocusBridge(type, in: project) else { return }
    stops += bridge.stops
    moves += bridge.ways.map(\.move)
    states += bridge.flags.map { flag in
      State(
        name: flag.name, type: flag.typeName ?? "Bool",
        place: Place(flag.node, flag.node.nameRange), isHandedIn: true, isClosed: false, cases: [])
    }.filter { state in !states.contains { $0.place == state.place } }
  }
}

/// Finds out what makes writes of focus states happen, where focus is then, and where it goes.
struct FocusMoves {
  let stops: [FocusStops.Found]
  let project: ProjectFacts

  /// The write of a Bool by which a representable is told to take focus.
  func flagWrite(_ change: Change, _ states: [FocusState]) -> FocusWrite? {
    guard change.value != nil || change.node.calleeName == "toggle",
      let name = change.target.memberName,
      let flag = states.first(where: { $0.isFlag && $0.name == name })
    else { return nil }
    return FocusWrite(change: change, state: flag)
  }

  func moves(by write: FocusWrite) -> [FocusMap.Move] {
    let routes = RouteFinder(project).routes(to: write.node)
    guard let value = write.change.value else {
      return [FocusMap.Target.value("true"), .nothing].flatMap { target in
        routes.map { move(by: write, to: target, on: $0, from: write.node) }
      }
    }
    return value.outcomes.flatMap { outcome in
      routes.map { route in
        let target = FocusMap.Target(route.origin(of: outcome, in: project))
        return move(by: write, to: target, on: route, from: outcome)
      }
    }
  }

  private func move(
    by write: FocusWrite, to target: FocusMap.Target, on route: Route, from node: Node
  ) -> FocusMap.Move {
    let (trigger, end) = FocusTrigger.step(of: route)
    let limit = end.map { route.steps[$0].site }
    var conditions = MoveConditions(on: write.state, in: project)
    let sites = [node] + route.steps[..<(end ?? route.steps.count)].dropFirst().map(\.site)
    for site in sites { conditions.add(what: site, isUnder: limit) }
    var from = limit.map { stops(at: trigger, $0, route) } ?? []
    if !conditions.values.isEmpty {
      let narrowed = (from.isEmpty ? stops : from).filter { found in
        found.stop.values.contains { value in
          value.state == write.state.name && conditions.values.contains { value.means($0) }
        }
      }
      if narrowed.isEmpty { conditions.keepValues() } else { from = narrowed }
    }
    return FocusMap.Move(
      trigger: trigger, from: from.map(\.stop.id), state: write.state.name, target: target,
      condition: conditions.text, isDelayed: project.fixedDelay(on: route) != nil,
      isDispatched: route.isDispatched,
      place: FocusMap.Place(write.node))
  }

  /// The stops that have focus when a call runs a closure.
  private func stops(at trigger: FocusTrigger, _ call: Node, _ route: Route) -> [FocusStops.Found] {
    let reached = stops.filter { found in
      guard let caller = found.caller else { return true }
      // The code of a view function belongs to the stop of the call that the route comes by.
      return !route.steps.contains { $0.site.isBeside(found.site) }
        || route.steps.contains { $0.site == caller }
    }
    // A search field is not what the modifiers beside it are called on.
    let head = call.chainHead
    let own = reached.filter { !$0.isSearch && ($0.head == call || $0.head == head) }
    switch trigger.kind {
    case .submit:
      if call.argument("of")?.caseText == ".search" { return reached.filter(\.isSearch) }
      if call.isInput || !own.isEmpty { return own }
      guard let region = call.child(.callee)?.child(.base) else { return [] }
      return reached.filter { !$0.isSearch && isShown($0.caller ?? $0.site, in: region) }
    case .change, .key, .closure: return own.count == 1 ? own : []
    default: return []
    }
  }

  /// Whether a piece of a view is in a part of a body, or in the own properties and functions that the
  /// part uses.
  private func isShown(_ piece: Node, in region: Node, depth: Int = 0) -> Bool {
    if region.contains(piece) { return true }
    guard depth < 4, let member = project.member(holding: piece), !member.isNamed("body"),
      !member.contains(region)
    else { return false }
    return project.uses(of: member).contains { isShown($0, in: region, depth: depth + 1) }
  }
}

extension Node {
  /// Whether it is in the same function or property as another node.
  fileprivate func isBeside(_ other: Node) -> Bool {
    enclosingFunction != nil && enclosingFunction == other.enclosingFunction
  }

  /// The cases of an enum, as values of it are written: `.name`, `.row()` with associated values.
  fileprivate var focusCases: [String] {
    guard marks.contains(.isEnum) else { return [] }
    return children.filter { $0.kind == .enumCase }.map { item in
      ".\(item.name)" + (item.range.end > item.nameRange.end && item.text.contains("(") ? "()" : "")
    }
  }
}
