extension ProjectFacts {
  /// Whether a match is what its pattern's questions ask for. Where nobody can say, it is not: a
  /// predicate does not hold then, and its `not-` form does not either.
  package func confirms(_ match: QueryMatch, in tree: SyntaxTree) -> Bool {
    match.pattern.questions.allSatisfy { question in
      match.captures(question.capture).allSatisfy { capture in
        answer(to: question, at: tree.node(at: capture.range)) == !question.isNegated
      }
    }
  }

  /// What a predicate asks of a place, without its `not-`; nil where nobody can say.
  package func answer(to question: QueryPredicate, at node: Node) -> Bool? {
    switch question.name {
    case .runsOn: QueryPredicate.Thread(rawValue: question.words[0]).flatMap { runs(node, on: $0) }
    case .inside: node.isInside(question.words)
    case .inherits: inherits(node, question.words)
    case .wrapper: property(at: node).map { question.words.contains(where: $0.hasWrapper) }
    case .guarded:
      RouteFinder(self).routes(to: node).allSatisfy {
        if case .guarded = OneShotJudge(self).verdict(on: $0) { true } else { false }
      }
    case .equals, .anyOf, .matches: nil
    }
  }

  private func runs(_ node: Node, on thread: QueryPredicate.Thread) -> Bool? {
    let finder = RouteFinder(self)
    if thread == .viewUpdate {
      let isSeen = finder.routes(to: node).contains { $0.isSynchronous && $0.isOfViewUpdate }
      // What calls it may be in another file.
      return isSeen || !isIsolated ? isSeen : nil
    }
    if finder.placeOffMain(of: node) != nil { return thread == .background }
    return finder.routes(to: node).allSatisfy(\.isOnMain) ? thread == .main : nil
  }

  /// Of the type that a place is in, or declares.
  private func inherits(_ node: Node, _ names: [String]) -> Bool? {
    let type =
      node.kind == .type ? type(node.qualifiedTypeName, from: node) : enclosingType(of: node)
    guard let type else { return false }
    let isSeen = !inheritance(of: type).isDisjoint(with: names)
    return isSeen || !isIsolated ? isSeen : nil
  }

  /// The property that a place declares or names.
  private func property(at node: Node) -> Property? {
    switch node.kind {
    case .property: return Property(node)
    case .attribute, .typeName: return node.parent.flatMap(property(at:))
    case .name where node.name.hasPrefix("$") || node.name.hasPrefix("_"):
      return enclosingType(of: node)?.property(String(node.name.dropFirst()))
    default: return property(node)
    }
  }
}

extension Passage {
  /// What queries matched in it: what is reported begins in it, or in front of it.
  package var matches: ArraySlice<QueryMatch> {
    let matches = node.tree.matches
    if matches.isEmpty { return [] }
    let nodes = node.tree.nodes
    let next = Int(nodes[node.index].next)
    let start = node.index == 1 ? 0 : node.range.start
    let end = next < nodes.count ? Int(nodes[next].start) : Int.max
    let first = matches.partitioningIndex { $0.report.start >= start }
    return matches[first..<max(first, matches.partitioningIndex { $0.report.start >= end })]
  }

  /// Whether queries matched the same in another text's passage, so many bytes further on.
  package func matchesAre(in other: Passage, movedBy bytes: Int) -> Bool {
    matches.elementsEqual(other.matches) { $0.moved(by: bytes) == $1 }
  }
}

extension FileFacts {
  /// The places of which queries ask what other files may know.
  package var questionedPlaces: [Node] {
    tree.matches.flatMap { match in
      let asked = Set(match.pattern.questions.filter { $0.name != .inside }.map(\.capture))
      return match.captures.filter { asked.contains($0.name) }.map { tree.node(at: $0.range) }
    }
  }
}

extension Route {
  /// Whether SwiftUI makes or updates a representable's view on it.
  fileprivate var isOfViewUpdate: Bool {
    switch entry {
    case .update, .make: true
    default: false
    }
  }
}

extension Node {
  /// Whether it is in a type, extension, function or property of one of some names, or in what such a
  /// call is given.
  fileprivate func isInside(_ names: [String]) -> Bool {
    var inner = self
    for outer in ancestors {
      switch outer.kind {
      case .type:
        let name = outer.qualifiedTypeName
        if names.contains(name) || names.contains(name.lastComponent) { return true }
      case .initializer: if names.contains("init") { return true }
      case .function, .property: if names.contains(outer.name) { return true }
      case .call where inner.role == .argument:
        if names.contains(outer.calleeName) || names.contains(outer.writtenCalleeName) {
          return true
        }
      default: break
      }
      inner = outer
    }
    return false
  }
}
