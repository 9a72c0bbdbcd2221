extension FileFacts: CustomStringConvertible {
  /// What rules see, one line a fact: types with their focus states and functions, then the responder
  /// calls with the routes that lead to them.
  package var description: String {
    let project = ProjectFacts([self], variants: VariantIndex([self]))
    let types = types.flatMap { describe($0, project) }
    let calls = responderCalls(in: tree.root).flatMap { describe($0, project) }
    return (types + calls).map { $0 + "\n" }.joined()
  }

  private func line(_ node: Node) -> String { "line \(file.position(at: node.range.start).line)" }

  private func describe(_ type: TypeDeclaration, _ project: ProjectFacts) -> [String] {
    let inherits = type.inherits.isEmpty ? "" : ": " + type.inherits.joined(separator: ", ")
    let states = type.focusStates.map { state in
      let uses = project.type(type.name, from: type.node)?.projections(of: state.name) ?? []
      return "  focus state \(state.name)\(state.isBool ? " (Bool)" : ""), projected at "
        + (uses.isEmpty ? "no line" : uses.map(line).joined(separator: ", "))
    }
    let functions = type.functions.map { function in
      let entry = project.entry(function).map { " – \($0.name) is an entry" } ?? ""
      return "  \(function.name)(\(function.labels.map { $0 + ":" }.joined()))\(entry)"
    }
    return ["type \(type.name)\(inherits)"] + states + functions
  }

  private func describe(_ call: ResponderCall, _ project: ProjectFacts) -> [String] {
    let guards = call.node.guards.map { "\($0.isTrue ? "" : "not ")`\($0.expression.text)`" }
    let head = "call \(call.method.rawValue), \(line(call.node))"
    let routes = RouteFinder(project).routes(to: call.node).map { route in
      "  from \(route.entry?.name ?? "unknown code") "
        + route.steps.reversed().map { "\(line($0.site)) \($0.hop)" }.joined(separator: ", ")
    }
    return [head] + (guards.isEmpty ? [] : ["  where \(guards.joined(separator: ", "))"]) + routes
  }
}
