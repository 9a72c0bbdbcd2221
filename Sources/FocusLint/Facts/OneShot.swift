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
  /// Whether a function of a representable calls a closure that it holds, or a method of an object that
  /// it holds and that is no view: the owner may then set back what it asked for.
  fileprivate func callsBack(from function: Node, _ route: Route) -> Bool {
    guard let type = enclosingType(of: function), !type.isClass else { return false }
    return facts(of: function).calls(in: function).contains { call in
      guard let callee = call.child(.callee),
        !route.steps.contains(where: { call.excludes($0.site) })
      else { return false }
      if callee.kind == .name {
        return callee.binding(of: callee.name) == nil
          && type.property(callee.name).map { !$0.isComputed } == true
      }
      guard let path = callee.child(.base)?.path, path.root == .member, path.names.count == 1,
        let held = type.property(path.names[0]), !call.onlyLooks, callees(of: call).isEmpty
      else { return callee.memberName.flatMap { type.property($0) }.map { !$0.isComputed } == true }
      let name = held.typeName?.bareTypeName ?? held.value?.calleeName ?? ""
      return !name.hasPrefix("UI") && !name.hasPrefix("NS") && !name.isEmpty
        && ResponderCall(call) == nil
    }
  }
}
