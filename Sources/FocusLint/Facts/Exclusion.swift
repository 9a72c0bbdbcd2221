extension ProjectFacts {
  /// Whether two places of one type's views can never be on screen together: they stand in exclusive
  /// branches, or in properties and functions that are used only in such.
  package func areExclusive(_ one: Node, _ other: Node) -> Bool {
    let ones = Dictionary(grouping: placements(of: one), by: \.enclosingFunction)
    let others = Dictionary(grouping: placements(of: other), by: \.enclosingFunction)
    return ones.contains { function, places in
      guard let rivals = others[function] else { return false }
      return places.allSatisfy { place in rivals.allSatisfy { place.excludes($0) } }
    }
  }

  /// Whether two places are seen to be on one screen: in one body, directly or through properties and
  /// functions of the type, and neither in alternatives nor on screens of their own.
  package func areOnOneScreen(_ one: Node, _ other: Node) -> Bool {
    let ones = Dictionary(grouping: placements(of: one), by: \.enclosingFunction)
    let others = Dictionary(grouping: placements(of: other), by: \.enclosingFunction)
    var meet = false
    for (function, places) in ones {
      guard function != nil, let rivals = others[function] else { continue }
      let pairs = places.flatMap { place in rivals.map { (place, $0) } }.filter { $0 != $1 }
      guard !pairs.isEmpty else { continue }
      if pairs.allSatisfy({ $0.isApart(from: $1) }) { return false }
      meet = true
    }
    return meet
  }

  /// Whether a piece of a view's body holds another, directly or through properties and functions of
  /// the type that it uses.
  package func encloses(_ region: Node, _ node: Node) -> Bool {
    placements(of: node).contains { place in
      region.contains(place)
        && !place.ancestors.prefix { $0 != region }.contains(where: \.isPresentation)
    }
  }

  /// A place, and the places from which the property or function that holds it is used, and so on.
  package func placements(of node: Node) -> [Node] {
    notebook.placements.answer(to: node) { foundPlacements(of: node) }
  }

  private func foundPlacements(of node: Node) -> [Node] {
    var found = [node]
    var next = [node]
    var seen: Set<Node> = []
    while let place = next.popLast(), found.count < 200 {
      guard let member = member(holding: place), seen.insert(member).inserted else { continue }
      let uses = self.uses(of: member)
      found += uses
      next += uses
    }
    return found
  }
}
