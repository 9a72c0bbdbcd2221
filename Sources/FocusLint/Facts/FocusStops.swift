/// Finds what can take focus in a view type: what is tied to its focus states, in its own code and in the
/// child views that they are handed to, and its other text inputs.
struct FocusStops {
  /// A stop and the code that makes it.
  struct Found {
    var stop: FocusMap.Stop
    /// The modifier that ties it, the input itself, or what makes the child view.
    var site: Node
    /// What modifiers are called on.
    var head: Node
    /// The call of the view function that ties it, where there are several.
    var caller: Node?

    /// Whether it is the field that `.searchable` brings.
    var isSearch: Bool { ["searchable", "searchFocused"].contains(site.calleeName) }
  }

  private let project: ProjectFacts
  private let type: NominalType
  /// The Bools last by which representables are told to take focus.
  private(set) var states: [FocusState]
  /// The views that a state was handed down through, this one last.
  private let owners: [String]
  private(set) var found: [Found] = []
  /// Those that are tied, or may be written, where nobody sees.
  private(set) var open: Set<String> = []
  /// What child views do, and default focus.
  private(set) var moves: [FocusMap.Move] = []

  init(of type: NominalType, in project: ProjectFacts, owners: [String]) {
    (self.project, self.type, self.owners) = (project, type, owners + [type.name])
    var seen: Set<String> = []
    states = type.focusStates.filter { !$0.isAccessibility && seen.insert($0.name).inserted }
    for state in states {
      if project.isIsolated && !state.property.isPrivateToFile || isHandedIn(state) {
        open.insert(state.name)
      }
      for projection in projections(of: state) { add(projection, of: state) }
    }
    addBridges()
    addUntied()
    let order = ReadingOrder(of: found.flatMap { [$0.site, $0.caller ?? $0.site] }, in: type)
    found = order.sorted(found) { $0.caller ?? $0.site }
  }

  private func projections(of state: FocusState) -> [Node] {
    var projections = type.projections(of: state.name)
    // A `FocusState<…>.Binding` is itself what `$x` is of others.
    if state.isBinding, state.property.node.children(.attribute).isEmpty {
      projections += project.uses(of: state.property.node).filter { $0.parent?.kind == .argument }
    }
    return projections.filter { !isPreview($0) }
  }

  /// Whether another view's state is put in the place of one that is declared as a view's own.
  private func isHandedIn(_ state: FocusState) -> Bool {
    if state.isBinding { return false }
    let isSet = type.declarations.contains { declaration in
      project.changes(in: declaration.node).contains { $0.target.isNamed(wrapper: state.name) }
    }
    if isSet || state.property.isPrivateToFile { return isSet }
    return project.makings(of: type).contains { $0.argument(state.name) != nil }
  }

  private func isPreview(_ node: Node) -> Bool {
    project.facts(of: node).unreported.contains(node.range, reportingTests: true)
  }

  private mutating func add(_ projection: Node, of state: FocusState) {
    guard let (call, argument) = projection.argumentOf else {
      if projection.parent?.isNamed("wrappedValue") != true { open.insert(state.name) }
      return
    }
    let isFirst = argument.nameRange.isEmpty
    if call.focusArgument == projection
      || isFirst && ["focused", "searchFocused"].contains(call.calleeName)
    {
      add(site: call, value: call.argument("equals"), of: state)
    } else if isFirst, call.calleeName == "defaultFocus" {
      addDefaultFocus(call, of: state)
    } else if let (child, handed) = child(madeBy: call, argument) {
      // A view that shows itself shows nothing new.
      if owners.contains(child.name) { return }
      let map = FocusMap(of: child, in: project, owners: owners)
      add(map, handed: handed, as: state, by: call)
    } else {
      addUnseen(call, projection, of: state)
    }
  }

  /// Adds what a state is handed to that is not read: a view, and a modifier that names a value.
  private mutating func addUnseen(_ call: Node, _ projection: Node, of state: FocusState) {
    open.insert(state.name)
    let values = call.argumentValues.filter { $0 != projection }
    let value = call.argument("equals") ?? values.first { $0.caseText.hasPrefix(".") }
    let isModifier = call.child(.callee)?.kind == .member
    guard isModifier ? value != nil : call.calleeName.isCapitalized else { return }
    add(site: call, value: value, of: state, isSeen: value != nil)
  }

  // MARK: Own code

  private mutating func add(
    site: Node, value: Node?, of state: FocusState, isSeen: Bool = true
  ) {
    let head = site.chainHead
    for caller in callers(tying: site, value) {
      let said = value.map { $0.said(in: caller) }
      let value = FocusMap.Value(state: state.name, text: isSeen ? said ?? "true" : nil)
      let id = [caller, head].compactMap { $0 }.map { FocusMap.Place($0, $0.sightRange) }
      if let index = found.firstIndex(where: { $0.head == head && $0.caller == caller }) {
        found[index].stop.values.append(value)
        continue
      }
      let sight = FieldSight(of: head, tiedBy: site, in: project)
      let stop = FocusMap.Stop(
        id: id, view: sight.view, label: caller?.label ?? sight.label, values: [value],
        isRepeated: ([site] + (caller.map { [$0] } ?? [])).contains { node in
          node.ancestors.contains { DataRows($0) != nil }
        })
      found.append(Found(stop: stop, site: site, head: head, caller: caller))
    }
  }

  /// The calls of the view function that a tie stands in, where the value is a parameter of it.
  private func callers(tying site: Node, _ value: Node?) -> [Node?] {
    guard let value, case .parameter(let parameter) = value.path?.root,
      let function = parameter.parent, function.kind == .function
    else { return [nil] }
    let callers = project.callers(of: Function(function)).filter { $0.kind == .call }
    return callers.isEmpty ? [nil] : callers
  }

  private mutating func addBridges() {
    let bridges = ShownBridges(in: type, project)
    for var bridge in bridges.found {
      if let index = found.firstIndex(where: { $0.head == bridge.head }) {
        bridge.stop.values += found[index].stop.values
        found[index].stop = bridge.stop
      } else {
        found.append(bridge)
      }
    }
    states += bridges.flags.filter { !states.contains($0) }
    moves += bridges.moves
    open.formUnion(bridges.open)
  }

  /// The inputs, and search fields, that are tied to nothing.
  private mutating func addUntied() {
    if states.isEmpty, found.isEmpty { return }
    for declaration in type.declarations {
      for call in project.facts(of: declaration.node).calls(in: declaration.node)
      where call.enclosingType == declaration.node && !isPreview(call) {
        let isSearch = call.calleeName == "searchable" && call.child(.callee)?.kind == .member
        guard call.isInput || isSearch, !isTied(call, isSearch) else { continue }
        let stop = FocusMap.Stop(
          id: [FocusMap.Place(call, call.headRange)], view: call.writtenCalleeName,
          label: call.label, values: [],
          isRepeated: call.ancestors.contains { DataRows($0) != nil })
        found.append(Found(stop: stop, site: call, head: call))
      }
    }
  }

  private func isTied(_ input: Node, _ isSearch: Bool) -> Bool {
    if isSearch {
      let chain = ModifierChain(around: input)
      return found.contains {
        $0.site.calleeName == "searchFocused" && chain.whole.contains($0.site)
      }
    }
    return found.contains { tied in
      if tied.site.calleeName == "searchFocused" { return false }
      if tied.site.child(.callee)?.child(.base)?.contains(input) == true { return true }
      if tied.head.contains(input) { return true }
      return FieldSight.member(shownBy: tied.head, in: project)?.contains(input) == true
    }
  }

  private mutating func addDefaultFocus(_ call: Node, of state: FocusState) {
    guard let value = call.argument(at: 1)?.child(.value) else { return }
    for outcome in value.outcomes {
      moves.append(
        FocusMap.Move(
          trigger: FocusTrigger(.defaultFocus), from: [], state: state.name,
          target: FocusMap.Target(outcome), condition: nil, isDelayed: false, isDispatched: false,
          place: FocusMap.Place(call, call.headRange)))
    }
  }

  // MARK: Child views

  private func child(
    madeBy call: Node, _ argument: Node
  ) -> (view: NominalType, state: String)? {
    guard owners.count < 5, call.child(.callee)?.kind == .name, !argument.name.isEmpty,
      let child = project.type(named: call.writtenCalleeName, at: call),
      let property = child.property(argument.name), let handed = FocusState(property),
      handed.isBinding
    else { return nil }
    return (child, handed.name)
  }

  /// Adds what a child view does with a state that it is handed.
  private mutating func add(
    _ map: FocusMap, handed: String, as state: FocusState, by call: Node
  ) {
    if map.states.first(where: { $0.name == handed })?.isClosed != true { open.insert(state.name) }
    let place = FocusMap.Place(call, call.headRange)
    let isRepeated = call.ancestors.contains { DataRows($0) != nil }
    func said(_ text: String?) -> String? {
      guard let text, let value = call.argument(text) else { return text }
      return value.said(in: nil)
    }
    for stop in map.stops {
      let values = stop.values.filter { $0.state == handed }.map {
        FocusMap.Value(state: state.name, text: said($0.text))
      }
      if values.isEmpty { continue }
      var stop = stop
      stop.id.insert(place, at: 0)
      stop.owner = stop.owner ?? map.name
      stop.label = stop.label ?? call.label
      stop.values = values
      stop.isRepeated = stop.isRepeated || isRepeated
      found.append(Found(stop: stop, site: call, head: call))
    }
    for var move in map.moves where move.state == handed {
      move.state = state.name
      move.from = move.from.map { [place] + $0 }
      if case .expression(let text) = move.target, let value = call.argument(text) {
        move.target = FocusMap.Target(value)
      }
      moves.append(move)
    }
  }
}

extension Node {
  /// Whether it is `_x` or `self._x`.
  fileprivate func isNamed(wrapper name: String) -> Bool {
    self.name == "_" + name && (kind == .name || child(.base)?.isNamed("self") == true)
  }
}

extension String {
  /// Whether it is the name of a type, as names go.
  package var isCapitalized: Bool { first?.isUppercase == true }
}
