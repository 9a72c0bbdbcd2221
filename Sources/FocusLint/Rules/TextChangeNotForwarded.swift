/// The logic of `text-change-not-forwarded`; its page says what it finds and why.
enum TextChangeNotForwarded {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    passage.types.compactMap { declaration in
      guard let type = project.type(declaration.name, from: declaration.node),
        let binding = type.properties.first(where: \.isTextBinding),
        declaration.properties.contains(binding), project.isRepresentable(type),
        !project.isIsolated || type.isPrivateToFile,
        let coordinator = project.coordinator(of: type),
        let wiring = project.textWiring(of: type, coordinator),
        !project.isReadOnly(wiring, in: type)
      else { return nil }
      let writes = BindingWrites(of: type, coordinator, in: project)
      let isWritten = type.properties.filter(\.isTextBinding).contains { writes.reach($0.name) }
      return isWritten || writes.tellTheText
        ? nil
        : Problem(
          "text-change-not-forwarded", "unwritten", ["name": binding.name], in: passage.file,
          at: binding.node.nameRange,
          related: [Problem.Related("wiring", in: wiring.file, at: wiring.range)])
    }
  }
}

extension Property {
  /// Whether it is a binding of a text.
  fileprivate var isTextBinding: Bool {
    guard let type = typeName, !isStatic else { return false }
    let value: Substring
    if hasWrapper("Binding") {
      value = type[...]
    } else if type.hasPrefix("Binding<"), type.hasSuffix(">") {
      value = type.dropFirst(8).dropLast()
    } else {
      return false
    }
    return [
      "String", "Substring", "AttributedString", "NSAttributedString", "NSMutableAttributedString",
    ].contains(value.bareTypeName)
  }
}
