/// What keeps a call from happening again on each pass of a route, or what looks as if it did.
package enum OneShot: Sendable {
  /// A value that is remembered, tested on the way and changed by it; or nobody can say.
  case guarded
  /// A flag is tested on the way, and nothing changes it.
  case neverChanged(flag: Node)
  /// Nothing on the way remembers anything.
  case unguarded
}

/// Tells calls that happen once from those that happen at every pass.
///
/// A guard is a tested value that the same way changes (in the dispatched closure too), that a delegate
/// method of the coordinator changes, or that a binding's owner gets back. What cannot be seen (a method
/// of the coordinator without a visible body) counts as one: silence beats a wrong warning.
/// `isFirstResponder`, `window` and the text of the view remember nothing.
package final class OneShotJudge {
  private let project: ProjectFacts
  private var reached: [Node: [Reached]] = [:]

  /// A call in a function, and what the methods that it calls change.
  private struct Reached {
    var call: Node
    var changes: [Change]
  }

  package init(_ project: ProjectFacts) { self.project = project }

  /// Whether a route leads to its call once, or at every pass.
  package func verdict(on route: Route) -> OneShot {
    var changes: [Change] = []
    var seen: Set<Node> = []
    for step in route.steps {
      let function =
        step.site.ancestors.first { $0.introspection != nil } ?? step.site.enclosingFunction
      guard let function, seen.insert(function).inserted else { continue }
      changes += project.changes(in: function).filter { !$0.node.excludes(step.site) }
      for reached in reached(from: function) where !reached.call.excludes(step.site) {
        changes += reached.changes
      }
    }
    let pass = OneShotAnalysis(
      project: project, route: route, changes: changes,
      callsBack: seen.contains { project.callsBack(from: $0, route) })
    var flag: Node?
    for item in route.steps.flatMap(\.site.guards) {
      switch pass.verdict(on: item) {
      case .guarded: return .guarded
      case .neverChanged(let node): flag = flag ?? node
      case .unguarded: continue
      }
    }
    return flag.map(OneShot.neverChanged) ?? .unguarded
  }

  private func reached(from function: Node) -> [Reached] {
    if let known = reached[function] { return known }
    // What a function that calls itself changes is in it already.
    reached[function] = []
    let found = project.facts(of: function).calls(in: function).compactMap { call -> Reached? in
      let callees = project.callees(of: call).map(\.node).filter { $0 != function }
      var seen: Set<Node> = []
      let changes = callees.flatMap { callee in
        Array(project.changes(in: callee)) + reached(from: callee).flatMap(\.changes)
      }.filter { seen.insert($0.node).inserted }
      return changes.isEmpty ? nil : Reached(call: call, changes: changes)
    }
    reached[function] = found
    return found
  }
}

extension ProjectFacts {
  /// Whether a function of a representable calls a closure that it holds, or tells something to an
  /// object that it holds and that is no view: the owner may then set back what it asked for.
  fileprivate func callsBack(from function: Node, _ route: Route) -> Bool {
    guard let type = enclosingType(of: function), !type.isClass else { return false }
    return facts(of: function).calls(in: function).contains { call in
      !route.steps.contains { call.excludes($0.site) } && tells(call, ownerOf: type)
    }
  }

  /// Whether a call runs a stored closure, or is a statement that sends a held object a message.
  ///
  /// - Parameter followed: whether a method whose body was read counts too.
  func tells(_ call: Node, ownerOf type: NominalType, followed: Bool = false) -> Bool {
    guard let callee = call.child(.callee) else { return false }
    if let own = callee.memberName.flatMap({ type.property($0) }) { return !own.isComputed }
    guard let path = callee.child(.base)?.path, path.root == .member, let first = path.names.first,
      let held = type.property(first), ResponderCall(call) == nil,
      followed || callees(of: call).isEmpty,
      // What is done to the view tells nobody.
      !call.argumentValues.contains(where: \.isParameter)
    else { return false }
    // `config.onEditing(false)`, `parent.onEnd?()`: a closure of what is held.
    let owner =
      path.names.count > 1 ? nil : held.typeName.flatMap { self.type(named: $0, at: call) }
    if owner?.property(callee.name).map({ !$0.isComputed }) == true { return true }
    let name = held.typeName?.bareTypeName ?? held.value?.calleeName ?? ""
    return call.role == .statement && !call.onlyLooks && !name.hasPrefix("UI")
      && !name.hasPrefix("NS") && !name.isValueType
  }
}

extension String {
  private static let valueTypes: Set<String> = [
    "String", "Substring", "Int", "Double", "CGFloat", "Decimal", "Date", "URL", "Bool", "Set",
    "Array", "Dictionary", "AttributedString", "Locale", "Calendar", "Color", "Font", "Data",
  ]

  /// Whether a type of the standard library or Foundation holds nothing that others see.
  fileprivate var isValueType: Bool { hasPrefix("[") || String.valueTypes.contains(self) }
}

extension Node {
  fileprivate var isParameter: Bool {
    if case .parameter = path?.root { return path?.names.count == 1 }
    return false
  }
}
