extension ProjectFacts {
  /// What a type inherits, through protocols, superclasses and type aliases of the read files.
  package func inheritance(of type: NominalType) -> Set<String> {
    notebook.inheritances.answer(to: type.first) { inheritance(of: type, depth: 0) }
  }

  private func inheritance(of type: NominalType, depth: Int) -> Set<String> {
    var names = Set(type.inherits)
    guard depth < 8, let node = type.declarations.first?.node else { return names }
    for name in type.inherits {
      names.formUnion(aliases(of: name, from: node))
      if name != type.name, let parent = self.type(named: name, at: node), parent.name != type.name
      {
        names.formUnion(inheritance(of: parent, depth: depth + 1))
      }
    }
    return names
  }
}
