/// Finds the ways that lead to places in the code.
///
/// Closures are followed to the calls that they are handed to, local functions and closure constants to
/// where they are called, and methods to their callers in their type, in its extensions and, of a
/// coordinator, in its representable. What was found is noted for the next finder.
package final class RouteFinder {
  private let project: ProjectFacts
  private var routes: [Route] = []
  private var visiting: Set<Node> = []
  /// Code in which everything calls everything is given up on.
  private var visits = 0

  package init(_ project: ProjectFacts) { self.project = project }

  /// All ways that are seen to lead to a node; not empty.
  package func routes(to node: Node) -> [Route] {
    project.notebook.routes.answer(to: node) { traced(to: node) }
  }

  private func traced(to node: Node) -> [Route] {
    routes = []
    visiting = []
    visits = 0
    let start = Route.Step(site: node, hop: .now)
    trace(from: node, steps: [start])
    return routes.isEmpty ? [Route(entry: nil, steps: [start])] : routes
  }

  private func callers(of method: Function) -> [Node] {
    project.notebook.callers.answer(to: method.node) { project.callers(of: method) }
  }

  private func trace(from node: Node, steps: [Route.Step]) {
    guard routes.count < 64, steps.count < 24, visits < 1000 else { return }
    visits += 1
    guard let holder = node.ancestors.first(where: { $0.holdsCode }) else {
      return end(nil, steps)
    }
    switch holder.kind {
    case .closure: trace(closure: holder, from: node, steps)
    case .function where holder.parent?.kind == .block:
      trace(uses: holder.name, of: holder, steps)
    case .function: trace(method: Function(holder), steps)
    case .initializer: end(project.entry(Function(holder)), steps)
    default: end(nil, steps)
    }
  }

  private func end(_ entry: Entry?, _ steps: [Route.Step]) {
    routes.append(Route(entry: entry, steps: steps))
  }

  private func trace(closure: Node, from node: Node, _ steps: [Route.Step]) {
    if let call = closure.introspection {
      return end(.introspection(call), steps)
    }
    if let (call, argument) = closure.argumentOf {
      if call.calleeName == "DispatchWorkItem" { return trace(workItem: call, steps) }
      var hop = project.hop(of: call, argument: argument)
      if call.calleeName.lowercased().holds("immediate"), closure.awaits(before: node) {
        hop = .task
      }
      return trace(from: call, steps: steps + [Route.Step(site: call, hop: hop)])
    }
    guard let parent = closure.parent else { return end(nil, steps) }
    if parent.kind == .call, closure.role == .callee {
      return trace(from: parent, steps: steps + [Route.Step(site: parent, hop: .now)])
    }
    if parent.kind == .property, parent.parent?.kind == .block {
      return trace(uses: parent.name, of: parent, steps)
    }
    end(nil, steps + [Route.Step(site: closure, hop: project.handler(closure))])
  }

  private func trace(workItem call: Node, _ steps: [Route.Step]) {
    if let (outer, argument) = call.argumentOf {
      let hop = project.hop(of: outer, argument: argument)
      return trace(from: outer, steps: steps + [Route.Step(site: outer, hop: hop)])
    }
    guard let local = call.parent, local.kind == .property, local.parent?.kind == .block else {
      return end(nil, steps + [Route.Step(site: call, hop: .unknown)])
    }
    trace(uses: local.name, of: local, steps)
  }

  /// Follows a local function or closure constant to where its name is called or handed over.
  private func trace(uses name: String, of declaration: Node, _ steps: [Route.Step]) {
    guard visiting.insert(declaration).inserted else { return }
    defer { visiting.remove(declaration) }
    var isUsed = false
    for use in declaration.parent?.descendants.filter({ $0.kind == .name && $0.hasName(name) })
      ?? []
    {
      guard use.refers(to: declaration), !declaration.contains(use) else { continue }
      isUsed = true
      follow(use, steps)
    }
    if !isUsed { end(nil, steps) }
  }

  /// Goes on from a call, a called name, or a name that is handed over.
  private func follow(_ use: Node, _ steps: [Route.Step]) {
    if use.kind == .call {
      trace(from: use, steps: steps + [Route.Step(site: use, hop: .now)])
    } else if let call = use.parent, call.kind == .call, use.role == .callee {
      trace(from: call, steps: steps + [Route.Step(site: call, hop: .now)])
    } else if let (call, argument) = use.argumentOf {
      if call.isIntrospection(argument) { return end(.introspection(call), steps) }
      // Where a method is handed to an async closure, the conversion hops to its actor.
      let hop = project.hop(of: call, argument: argument)
      let isAsync = hop == .detached || hop == .task
      trace(from: call, steps: steps + [Route.Step(site: call, hop: isAsync ? .unknown : hop)])
    } else if let member = use.parent, member.isNamed("perform"), let call = member.parent,
      call.kind == .call
    {
      // `work.perform()`.
      trace(from: call, steps: steps + [Route.Step(site: call, hop: .now)])
    } else {
      end(nil, steps + [Route.Step(site: use, hop: .unknown)])
    }
  }

  private func trace(method: Function, _ steps: [Route.Step]) {
    if let entry = project.entry(method) {
      end(entry, steps)
      // The update may call what UIKit calls.
      guard case .report = entry else { return }
    }
    guard visiting.insert(method.node).inserted else { return }
    defer { visiting.remove(method.node) }
    let callers = callers(of: method)
    if callers.isEmpty, project.entry(method) == nil { return end(nil, steps) }
    for caller in callers { follow(caller, steps) }
  }
}

extension Node {
  fileprivate var holdsCode: Bool {
    switch kind {
    case .closure, .function, .initializer, .deinitializer, .accessor, .subscript, .type: true
    default: false
    }
  }

  /// Whether a name means a local declaration.
  fileprivate func refers(to declaration: Node) -> Bool {
    switch binding(of: name) {
    case .local(let property): property.node == declaration
    case .function(let function): function.node == declaration
    default: false
    }
  }

  /// Whether something is awaited in a closure before a node, so that the rest of it runs later.
  func awaits(before node: Node) -> Bool {
    descendants.contains { $0.kind == .await && $0.precedes(node) && !$0.contains(node) }
  }
}
