/// The representables that a view shows, and what is seen there of how they take focus.
struct ShownBridges {
  private(set) var found: [FocusStops.Found] = []
  private(set) var moves: [FocusMap.Move] = []
  /// The Bools of the view by which they are told to take focus.
  private(set) var flags: [FocusState] = []
  /// Those of them that are handed elsewhere too.
  private(set) var open: Set<String> = []

  private let type: NominalType
  private var told: Set<Node> = []

  init(in type: NominalType, _ project: ProjectFacts) {
    self.type = type
    for declaration in type.declarations {
      let facts = project.facts(of: declaration.node)
      for call in facts.calls(in: declaration.node)
      where call.enclosingType == declaration.node
        && [.name, .typeName].contains(call.child(.callee)?.kind)
        && call.madeName.drop(while: { $0 == "_" }).first?.isUppercase == true
        && !facts.unreported.contains(call.range, reportingTests: true)
      {
        guard let made = project.type(named: call.madeName, at: call),
          made.name != type.name, let bridge = FocusBridge(made, in: project)
        else { continue }
        add(bridge, madeBy: call)
      }
    }
    for flag in flags where type.projections(of: flag.name).contains(where: { !told.contains($0) })
    {
      open.insert(flag.name)
    }
  }

  private mutating func add(_ bridge: FocusBridge, madeBy call: Node) {
    let place = FocusMap.Place(call, call.headRange)
    var values: [FocusMap.Value] = []
    var arguments: [String] = []
    for flag in bridge.flags {
      guard let value = call.argument(flag.name) else { continue }
      if let state = state(projectedBy: value) {
        told.insert(value)
        if !flags.contains(state) { flags.append(state) }
        values.append(FocusMap.Value(state: state.name, text: "true"))
      } else {
        arguments.append("\(flag.name): \(value.onOneLine)")
      }
    }
    for var stop in bridge.stops {
      stop.id.insert(place, at: 0)
      if bridge.stops.count == 1 {
        stop.view = call.madeName
      } else {
        stop.owner = bridge.type.name
      }
      stop.label = call.label(
        in: call.children(.argument).filter { !$0.marks.contains(.isTrailing) })
      stop.values = values
      stop.bridge?.arguments = arguments
      stop.isRepeated = call.ancestors.contains { DataRows($0) != nil }
      found.append(FocusStops.Found(stop: stop, site: call, head: call))
    }
    for way in bridge.ways where !bridge.isRuledOut(way, by: call) {
      var move = way.move
      move.from = move.from.map { [place] + $0 }
      if case .stop(let id) = move.target { move.target = .stop([place] + id) }
      moves.append(move)
    }
  }

  /// The Bool of the view that a `$x` is a projection of.
  private func state(projectedBy value: Node) -> FocusState? {
    let name = String(value.name.dropFirst())
    guard value.projects(name), let property = type.property(name),
      property.hasWrapper("State") || property.hasWrapper("Binding"),
      property.typeName.map({ $0 == "Bool" }) ?? (property.value?.kind == .boolean)
    else { return nil }
    return FocusState(flag: property)
  }
}

extension FocusBridge {
  /// Whether a view that shows it has written down that a call is never reached: `isFirstResponder: false`.
  fileprivate func isRuledOut(_ way: Way, by call: Node) -> Bool {
    way.wants.contains { name, isTrue in
      let value = call.argument(name) ?? (type.functions("init").isEmpty ? preset(name) : nil)
      let literal = value?.calleeName == "constant" ? value?.argument(nil) : value
      return literal?.kind == .boolean && (literal?.text == "true") != isTrue
    }
  }

  /// What a property is where nobody says it; nil of one that is also changed.
  private func preset(_ name: String) -> Node? {
    guard let property = type.property(name), !property.outlivesStruct else { return nil }
    return property.value
  }
}

extension Node {
  /// The name of what a call makes: `Field` of `Field<Int>(…)`.
  fileprivate var madeName: String { child(.callee)?.text.typeNameWithoutArguments ?? "" }
}
