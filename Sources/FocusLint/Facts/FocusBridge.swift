/// What a representable brings into SwiftUI that can take focus, and the calls that move focus to it and
/// away.
struct FocusBridge {
  /// A call that moves focus.
  struct Way {
    var move: FocusMap.Move
    /// The properties of the representable that are what each says where the call is reached.
    var wants: [String: Bool]
  }

  let type: NominalType
  private(set) var stops: [FocusMap.Stop] = []
  private(set) var ways: [Way] = []
  /// The stored properties of the representable that decide whether it takes focus.
  private(set) var flags: [Property] = []

  private let project: ProjectFacts
  /// The representable's own code, its coordinator's and, where they were read, its view's.
  private let code: [TypeDeclaration]
  /// Whether what it shows stays in its own code.
  private var isClosed = true
  /// What each stop is kept in: a constant or property.
  private var names: [String] = []

  /// Nil for another type, and for a representable that neither shows a text input nor moves focus.
  init?(_ type: NominalType, in project: ProjectFacts) {
    guard project.isRepresentable(type) else { return nil }
    let makes = type.functions.filter { function in
      if case .make = project.entry(function) { return true }
      return false
    }.compactMap { $0.node.child(.annotation) }
    let classes = makes.compactMap { project.type(named: $0.name.bareTypeName, at: $0) }
      .filter(\.isClass).flatMap { project.lineage(of: $0).classes }
    (self.type, self.project) = (type, project)
    code = (project.bridge(around: type) + classes).flatMap(\.declarations)
    isClosed = !project.isIsolated && !code.contains { handsOnInput(in: $0) }
    addStops(made: makes)
    if stops.isEmpty { return nil }
    for declaration in code {
      for call in project.facts(of: declaration.node).responderCalls(in: declaration.node)
      where call.node.enclosingType == declaration.node {
        addWays(of: call)
      }
    }
  }

  // MARK: What can take focus

  /// - Parameter made: What the make methods say that they give.
  private mutating func addStops(made: [Node]) {
    for declaration in code {
      for call in project.facts(of: declaration.node).calls(in: declaration.node)
      where call.enclosingType == declaration.node && isInput(call.writtenCalleeName, at: call)
        && !call.makesLabel
      {
        let holder = call.parent
        add(
          call, call.headRange, view: call.writtenCalleeName,
          name: holder?.kind == .property || holder?.kind == .assignment
            ? holder?.child(.target)?.path?.memory ?? holder?.name ?? "" : "")
      }
    }
    if code.contains(where: hasLockedInput) { (stops, names) = ([], []) }
    guard stops.isEmpty, let view = made.first else { return }
    let takesFocus = code.contains { declaration in
      project.facts(of: declaration.node).responderCalls(in: declaration.node)
        .contains(where: \.takesFocus)
    }
    let name = view.name.bareTypeName
    let isOpen = isInput(name, at: view) && !code.contains(where: hasLockedInput)
    guard takesFocus || isOpen else { return }
    // Not `UIViewType`, which stands for a class.
    let shown = project.type(named: name, at: view)?.name.lastComponent
    add(
      view, view.range, view: shown ?? project.frameworkClass(named: name, at: view) ?? name,
      name: "")
  }

  private func isInput(_ name: String, at node: Node) -> Bool {
    name.isCapitalized
      && project.frameworkClass(named: name, at: node).map(Lineage.textInputs.contains) == true
  }

  private mutating func add(_ node: Node, _ range: SourceRange, view: String, name: String) {
    stops.append(
      FocusMap.Stop(
        id: [FocusMap.Place(node, range)], view: view, values: [], isRepeated: false,
        bridge: FocusMap.Bridge(name: type.name, isClosed: isClosed)))
    names.append(name)
  }

  /// Whether it makes its text views such that nobody can type in them.
  private func hasLockedInput(_ declaration: TypeDeclaration) -> Bool {
    let changes = project.changes(in: declaration.node).filter { $0.target.isNamed("isEditable") }
    return !changes.isEmpty && changes.allSatisfy { $0.value?.text == "false" }
  }

  /// Whether it hands a text input to a closure that it was given, or puts it where others have it.
  private func handsOnInput(in declaration: TypeDeclaration) -> Bool {
    func isInput(_ node: Node) -> Bool {
      project.frameworkClass(of: node).map(Lineage.textInputs.contains) == true
    }
    let types = Set(code.map(\.name))
    return project.facts(of: declaration.node).calls(in: declaration.node).contains { call in
      call.child(.callee)?.path?.root == .member && call.argumentValues.contains(where: isInput)
        && project.callees(of: call).isEmpty && call.child(.callee).flatMap(project.property) != nil
    }
      || project.changes(in: declaration.node).contains { change in
        guard let value = change.value, isInput(value), let path = change.target.path,
          path.names.count > 1
        else { return false }
        let owner = project.ownerType(of: path, at: change.target)?.name
        return owner.map { !types.contains($0) } ?? true
      }
  }

  // MARK: What moves focus

  private mutating func addWays(of call: ResponderCall) {
    for route in RouteFinder(project).routes(to: call.node) {
      var conditions = MoveConditions(in: project)
      var wants: [String: Bool] = [:]
      for site in route.steps.map(\.site) {
        conditions.add(what: site, isUnder: nil)
        for item in site.guards { note(item, call, &wants) }
      }
      let trigger = FocusTrigger(of: route, in: project)
      let goal = stop(meantBy: call)
      let move = FocusMap.Move(
        trigger: trigger, from: from(trigger, call, goal), state: nil,
        target: target(of: call, goal), condition: conditions.text,
        isDelayed: call.isDelayed || project.fixedDelay(on: route) != nil,
        isDispatched: route.isDispatched,
        isUnguarded: call.takesFocus && trigger.kind == .update
          && OneShotJudge(project).verdict(on: route).isGuarded == false,
        place: FocusMap.Place(call.node, call.range))
      ways.append(Way(move: move, wants: wants))
    }
  }

  /// Notes down what is asked of the representable before focus is taken.
  private mutating func note(_ item: Guard, _ call: ResponderCall, _ wants: inout [String: Bool]) {
    for node in item.expression.pathsInside {
      guard let path = node.path, project.ownerType(of: path, at: node)?.name == type.name,
        let flag = type.property(path.memory), !flag.isComputed, !flag.isStatic
      else { continue }
      if call.takesFocus, !flags.contains(flag) { flags.append(flag) }
      if node == item.expression, !item.isBound { wants[flag.name] = item.isTrue }
    }
  }

  private static let anyViews: Set<String> = [
    "UIView", "UIResponder", "UIControl", "UIScrollView", "NSView", "NSResponder", "NSControl",
  ]

  /// The view that a call is about; nil where that is not seen.
  private func stop(meantBy call: ResponderCall) -> FocusMap.Stop? {
    guard let receiver = call.receiver, !receiver.isNamed("self") else {
      let owner = call.node.enclosingType?.name
      return only(stops.filter { $0.view == owner }) ?? only(stops)
    }
    let name = receiver.path?.memory ?? ""
    if let named = only(stops.indices.filter { names[$0] == name }) { return stops[named] }
    // A `UIView` may be any of them.
    let known = project.typeName(of: receiver)
    guard let written = known, !FocusBridge.anyViews.contains(written) else { return only(stops) }
    let root = project.frameworkClass(named: written, at: receiver)
    return only(
      stops.filter {
        $0.view == written
          || $0.view != written && project.frameworkClass(named: $0.view, at: receiver) == root
      })
  }

  private func only<Element>(_ elements: [Element]) -> Element? {
    elements.count == 1 ? elements[0] : nil
  }

  private func target(of call: ResponderCall, _ goal: FocusMap.Stop?) -> FocusMap.Target {
    guard call.takesFocus else { return .nothing }
    return goal.map { .stop($0.id) } ?? .expression(call.receiver?.onOneLine ?? "self")
  }

  /// What has focus when its delegate is told, or when it gives focus up.
  private func from(
    _ trigger: FocusTrigger, _ call: ResponderCall, _ goal: FocusMap.Stop?
  ) -> [FocusMap.Stop.ID] {
    if !call.takesFocus { return goal.map { [$0.id] } ?? [] }
    return trigger.kind == .delegate ? only(stops).map { [$0.id] } ?? [] : []
  }
}

extension Node {
  /// Whether a call makes an `NSTextField` that only shows text.
  fileprivate var makesLabel: Bool {
    ["labelWithString", "wrappingLabelWithString", "labelWithAttributedString"].contains {
      argument($0) != nil
    }
  }
}
