extension NominalType {
  /// Whether a member of a struct depends on what an old copy of it holds: a plain property, or a method
  /// or getter that uses one; nil for what is declared nowhere, which a protocol computes from the copy.
  package func goesStale(_ name: String, depth: Int = 0) -> Bool? {
    var bodies: [Node] = []
    if let property = self.property(name) {
      if property.isStatic || property.isLastingAction { return false }
      if !property.isComputed { return !property.outlivesStruct }
      bodies = [property.node]
    } else {
      let methods = functions(name)
      if methods.isEmpty { return nil }
      bodies = methods.filter { !$0.node.marks.contains(.isStatic) }.compactMap(\.body)
    }
    guard depth < 4 else { return false }
    let names = bodies.flatMap { Array($0.descendants) }.compactMap { node -> String? in
      guard node.kind == .name || node.kind == .member, let path = node.path, path.root == .member
      else { return nil }
      return path.names.first.map { String($0.drop { $0 == "_" || $0 == "$" }) }
    }
    return Set(names).contains { $0 != name && goesStale($0, depth: depth + 1) == true }
  }
}

extension Property {
  /// Whether it is an action of the environment that an old copy can still carry out.
  fileprivate var isLastingAction: Bool {
    ["dismiss", "presentationMode", "openURL"].contains { key in
      node.children(.attribute).contains {
        $0.isNamed("Environment") && $0.text.filter { $0 != " " }.contains("(\\.\(key))")
      }
    }
  }
}
