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
    let pass = OneShotAnalysis(project: project, route: route, changes: changes)
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
