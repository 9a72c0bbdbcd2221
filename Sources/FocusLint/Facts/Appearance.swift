/// What decides whether, or how often, a piece of a view's body is on screen.
package enum Gate: Sendable, Hashable {
  /// A condition of an `if`, a `guard` or a ternary.
  case condition(Guard)
  /// A case of a `switch`.
  case branch(Node)
  /// A container that shows its content for each element: `ForEach(items)`, `List(items)`.
  case rows(Node)
  /// A modifier that shows its content on another screen: `sheet(isPresented:)`.
  case presentation(Node)
}

extension Node {
  private static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "inspector",
    "navigationDestination",
  ]

  /// The gates around a view in its own property or function, innermost first. That a system is new
  /// enough is none.
  package var gates: [Gate] {
    var gates: [Gate] = []
    var inner = self
    for outer in ancestors {
      switch outer.kind {
      case .accessor, .function, .initializer, .property, .type: return gates + early
      case .switchCase where inner.role == .body: gates.append(.branch(outer))
      case .if, .ternary:
        let conditions = outer.children(.condition)
        if inner.role == .then {
          gates += conditions.flatMap { $0.guards(holding: true) }.compactMap(Gate.init)
        } else if inner.role == .otherwise, conditions.count == 1 {
          gates += conditions[0].guards(holding: false).compactMap(Gate.init)
        }
      case .closure:
        guard let (call, _) = outer.argumentOf else { break }
        if outer.isPresentation { gates.append(.presentation(call)) }
        if call.isRepetition { gates.append(.rows(call)) }
      default: break
      }
      inner = outer
    }
    return gates + early
  }

  /// Conditions under which the code before it would have left.
  private var early: [Gate] {
    guards.filter { item in
      let test = item.expression.ancestors.first {
        [.if, .guard, .ternary, .switch].contains($0.kind)
      }
      return test.map { !$0.contains(self) } ?? false
    }.compactMap(Gate.init)
  }

  /// A container that shows its content once for each element.
  package var isRepetition: Bool {
    DataRows(self) != nil
  }

  /// Whether it is content that a modifier presents: another screen, not part of the view it is called on.
  package var isPresentation: Bool {
    guard kind == .closure, let (call, _) = argumentOf else { return false }
    return Node.presentations.contains(call.calleeName)
  }
}

extension Gate {
  fileprivate var isPresentation: Bool {
    if case .presentation = self { true } else { false }
  }

  fileprivate init?(_ item: Guard) {
    if item.expression.kind == .availability { return nil }
    self = .condition(item)
  }
}

extension ProjectFacts {
  /// Where a property or function of a type is used in the type.
  package func uses(of member: Node) -> [Node] {
    guard let type = enclosingType(of: member) else { return [] }
    let name = member.name
    return type.declarations.flatMap { declaration in
      memberUses(in: declaration.node)[name]?.filter {
        !member.contains($0) && $0.role != .target
      } ?? []
    }
  }

  private func memberUses(in declaration: Node) -> [String: [Node]] {
    notebook.memberUses.answer(to: declaration) {
      var uses: [String: [Node]] = [:]
      for node in declaration.descendants where node.kind == .name || node.kind == .member {
        if let name = node.memberName { uses[name, default: []].append(node) }
      }
      return uses
    }
  }

  /// The property or function of a type that holds a piece of a view.
  package func member(holding node: Node) -> Node? {
    node.enclosingFunction.map { $0.kind == .accessor ? $0.parent! : $0 }
  }

  /// Where a view of the read files is made, previews left out.
  package func makings(of type: NominalType) -> [Node] {
    guard let node = type.declarations.first?.node else { return [] }
    let name = type.name.split(separator: ".").last.map { String($0) } ?? type.name
    return files(using: name, from: node).flatMap { facts in
      facts.calls(of: name).filter {
        !facts.unreported.contains($0.range, reportingTests: true)
          && self.type(named: $0.child(.callee)?.text ?? "", at: $0)?.name == type.name
      }
    }
  }

  /// How a view comes on screen.
  package enum Arrival: Sendable, Hashable {
    /// With the screen that it is part of.
    case fromTheStart
    /// On a sheet, cover or popover.
    case presented
    /// When a condition turns, or with a row.
    case later
  }

  /// How a piece of a view comes on screen, followed to where the property that holds it is used and
  /// where its view is made.
  package func arrival(of node: Node) -> Arrival { arrival(of: node, within: []) ?? .fromTheStart }

  /// Nil where properties or views hold each other in a circle, or too deep to follow.
  private func arrival(of node: Node, within members: [Node]) -> Arrival? {
    let gates = node.gates
    // Which of several screens a presentation shows is decided before it comes.
    let isScreen = node.kind == .call && !members.isEmpty
    for gate in gates {
      guard case .presentation(let call) = gate else {
        if isScreen, gates.contains(where: \.isPresentation) { continue }
        return .later
      }
      return ["sheet", "fullScreenCover", "popover"].contains(call.calleeName)
        ? .presented : .fromTheStart
    }
    guard let member = member(holding: node), let type = enclosingType(of: member) else {
      return .fromTheStart
    }
    if members.count > 8 || members.contains(member) { return nil }
    let places = member.isNamed("body") ? makings(of: type) : uses(of: member)
    let arrivals = Set(places.compactMap { arrival(of: $0, within: members + [member]) })
    if arrivals.contains(.presented) { return .presented }
    return arrivals == [.later] ? .later : .fromTheStart
  }
}
