extension ProjectFacts {
  /// The name of an expression's type, as far as declarations say: annotations, constructor calls,
  /// casts, and a representable's coordinator. Optionality and generic arguments are left out.
  package func typeName(of node: Node, depth: Int = 0) -> String? {
    guard depth < 12 else { return nil }
    switch node.kind {
    case .cast: return node.child(.annotation)?.name.bareTypeName
    case .try, .await, .prefix:
      return node.child(.operand).flatMap { typeName(of: $0, depth: depth + 1) }
    case .call:
      guard let callee = node.child(.callee) else { return nil }
      if callee.name.first?.isUppercase == true { return callee.text.bareTypeName }
      return nil
    case .name: return typeName(ofName: node, depth: depth)
    case .member:
      guard let base = node.child(.base) else { return nil }
      if node.isNamed("coordinator"), isContext(base) {
        return enclosingType(of: node).flatMap { coordinator(of: $0)?.name }
      }
      guard let owner = typeName(of: base, depth: depth + 1),
        let property = type(named: owner, at: node)?.property(node.name)
      else { return nil }
      return typeName(of: property, depth: depth + 1)
    default: return nil
    }
  }

  /// Whether a value is what SwiftUI hands to make and update methods.
  private func isContext(_ node: Node) -> Bool {
    guard case .parameter(let parameter) = node.binding(of: node.name) else { return false }
    let type = parameter.child(.annotation)?.name.bareTypeName ?? ""
    return type == "Context" || type.hasSuffix("RepresentableContext")
  }

  private func typeName(ofName node: Node, depth: Int) -> String? {
    if node.isNamed("self") || node.isNamed("Self") { return node.enclosingType?.qualifiedTypeName }
    switch node.binding(of: node.name) {
    case .local(let property): return typeName(of: property, depth: depth + 1)
    case .parameter(let parameter): return parameter.child(.annotation)?.name.bareTypeName
    case .condition(let condition):
      if let value = condition.child(.value) { return typeName(of: value, depth: depth + 1) }
      let outer = enclosingType(of: node)?.property(node.name)
      return outer.flatMap { typeName(of: $0, depth: depth + 1) }
    case .capture(let capture):
      return capture.child(.value).flatMap { typeName(of: $0, depth: depth + 1) }
    case .pattern, .function: return nil
    case nil:
      let property = enclosingType(of: node)?.property(node.name)
      return property.flatMap { typeName(of: $0, depth: depth + 1) }
    }
  }

  /// The type, among the read ones, that a path's last name is a member of.
  package func ownerType(of path: MemberPath, at node: Node) -> NominalType? {
    var owner: NominalType?
    var rest = path.names.dropLast()
    switch path.root {
    case .member: owner = enclosingType(of: node)
    case .parameter(let parameter):
      rest = rest.dropFirst()
      let name = parameter.child(.annotation)?.name.bareTypeName ?? ""
      if rest.first == "coordinator", name == "Context" || name.hasSuffix("RepresentableContext") {
        rest = rest.dropFirst()
        owner = enclosingType(of: parameter).flatMap { coordinator(of: $0) }
      } else {
        owner = type(named: name, at: parameter)
      }
    case .local(let declaration):
      rest = rest.dropFirst()
      owner = typeName(of: Property(declaration), depth: 0).flatMap { type(named: $0, at: node) }
    case .outside:
      owner = rest.popFirst().flatMap { type(named: $0, at: node) }
    }
    for name in rest {
      guard let property = owner?.property(name), let type = typeName(of: property, depth: 0) else {
        return nil
      }
      owner = self.type(named: type, at: property.node)
    }
    return owner
  }

  private func typeName(of property: Property, depth: Int) -> String? {
    property.typeName?.bareTypeName
      ?? property.value.flatMap { typeName(of: $0, depth: depth + 1) }
  }

  /// The coordinator's type of a representable: what `makeCoordinator` returns, else a nested
  /// `Coordinator`.
  package func coordinator(of type: NominalType) -> NominalType? {
    notebook.coordinators.answer(to: type.first) { madeCoordinator(of: type) }
  }

  private func madeCoordinator(of type: NominalType) -> NominalType? {
    for function in type.functions("makeCoordinator") {
      if let name = function.node.child(.annotation)?.name,
        let found = self.type(named: name, at: function.node)
      {
        return found
      }
    }
    return self.type(type.name + ".Coordinator", from: type.first)
  }
}

extension StringProtocol {
  /// `UITextField` of `UITextField?`, `any UITextField`, `Foo<Bar>!`.
  package var bareTypeName: String {
    var name = Substring(self)
    for word in ["any ", "some ", "inout ", "borrowing ", "__owned "] where name.hasPrefix(word) {
      name = name.dropFirst(word.count)
    }
    let bare = name.typeNameWithoutArguments
    return String(bare.prefix { $0 != "?" && $0 != "!" })
  }
}
