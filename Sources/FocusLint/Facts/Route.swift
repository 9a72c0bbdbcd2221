/// A way on which the running program reaches a place in the code.
package struct Route: Sendable {
  /// Where a framework comes in; nil where the way back ends in a closure that someone keeps, or in a
  /// function that nothing is seen to call.
  package var entry: Entry?
  /// The place itself, then each call or closure on the way back to the entry, innermost first.
  package var steps: [Step]

  package struct Step: Sendable {
    /// The call, or the closure's place, in the function that it stands in.
    package var site: Node
    /// When and where the code inside runs, seen from the site; `now` for the place itself.
    package var hop: Hop
  }

  /// Whether all of the way is one turn of the main thread.
  package var isSynchronous: Bool { steps.allSatisfy { $0.hop == .now } }

  /// Whether each closure on the way surely runs, now or later on the main thread.
  package var isOnMain: Bool {
    steps.allSatisfy { $0.hop == .now || $0.hop == .main || $0.hop == .task }
  }

  /// The function or closure that holds each step, innermost first.
  package var functions: [Node] { steps.compactMap { $0.site.enclosingFunction } }
}

extension ProjectFacts {
  /// All ways that are seen to lead to a node; not empty.
  ///
  /// Closures are followed to the calls that they are handed to, local functions and closure
  /// constants to where they are called, and methods to their callers in their type, in its
  /// extensions and, of a coordinator, in its representable.
  package func routes(to node: Node) -> [Route] {
    var tracer = RouteTracer(project: self)
    tracer.trace(from: node, steps: [Route.Step(site: node, hop: .now)])
    return tracer.routes
  }
}

private struct RouteTracer {
  let project: ProjectFacts
  var routes: [Route] = []
  private var visiting: Set<Node> = []

  /// More ways than these tell nothing new.
  private static let maximum = 64

  init(project: ProjectFacts) { self.project = project }

  mutating func trace(from node: Node, steps: [Route.Step]) {
    guard routes.count < RouteTracer.maximum, steps.count < 24 else { return }
    guard let holder = node.ancestors.first(where: { $0.holdsCode }) else {
      return end(nil, steps)
    }
    switch holder.kind {
    case .closure: trace(closure: holder, from: node, steps)
    case .function where holder.parent?.kind == .block:
      trace(uses: holder.name, of: holder, steps)
    case .function: trace(method: Function(holder), steps)
    default: end(nil, steps)
    }
  }

  private mutating func end(_ entry: Entry?, _ steps: [Route.Step]) {
    routes.append(Route(entry: entry, steps: steps))
  }

  private mutating func trace(closure: Node, from node: Node, _ steps: [Route.Step]) {
    if let call = closure.introspection {
      return end(.introspection(call), steps)
    }
    if let (call, argument) = closure.argumentOf {
      if call.calleeName == "DispatchWorkItem" { return trace(workItem: call, steps) }
      var hop = project.hop(of: call, argument: argument)
      if call.calleeName == "immediate", closure.awaits(before: node) { hop = .task }
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

  private mutating func trace(workItem call: Node, _ steps: [Route.Step]) {
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
  private mutating func trace(uses name: String, of declaration: Node, _ steps: [Route.Step]) {
    guard visiting.insert(declaration).inserted else { return }
    defer { visiting.remove(declaration) }
    var isUsed = false
    for use in declaration.parent?.descendants.filter({ $0.kind == .name && $0.name == name }) ?? [] {
      guard use.refers(to: declaration), !declaration.contains(use) else { continue }
      isUsed = true
      if let call = use.parent, call.kind == .call, use.role == .callee {
        trace(from: call, steps: steps + [Route.Step(site: call, hop: .now)])
      } else if let (call, argument) = use.argumentOf {
        let hop = project.hop(of: call, argument: argument)
        trace(from: call, steps: steps + [Route.Step(site: call, hop: hop)])
      } else if let member = use.parent, member.kind == .member, member.isNamed("perform"),
        let call = member.parent, call.kind == .call
      {
        trace(from: call, steps: steps + [Route.Step(site: call, hop: .now)])
      } else {
        end(nil, steps + [Route.Step(site: use, hop: .unknown)])
      }
    }
    if !isUsed { end(nil, steps) }
  }

  private mutating func trace(method: Function, _ steps: [Route.Step]) {
    if let entry = project.entry(method) { return end(entry, steps) }
    guard visiting.insert(method.node).inserted else { return }
    defer { visiting.remove(method.node) }
    let callers = project.callers(of: method)
    if callers.isEmpty { return end(nil, steps) }
    for call in callers {
      trace(from: call, steps: steps + [Route.Step(site: call, hop: .now)])
    }
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
