/// What an identity (`.id(…)`, a row's `id`) is made from.
extension ProjectFacts {
  /// The values that an expression reads, those read by a computed property of the type around it
  /// included.
  package func values(readBy expression: Node, depth: Int = 0) -> [ValuePath] {
    expression.chainsInside.flatMap { node -> [ValuePath] in
      guard node.argumentOf?.call.calleeName != "ObjectIdentifier", let path = node.valuePath else {
        return []
      }
      if path.root == .member, let name = path.names.first, depth < 4,
        let property = enclosingType(of: node)?.property(name), let getter = property.getter
      {
        return values(readBy: getter, depth: depth + 1)
      }
      return [path]
    }
  }

  /// Whether a value is an object, whose identity does not change with what is in it.
  package func isObject(_ path: ValuePath, at node: Node) -> Bool {
    if path.root == .member, path.names.count == 1,
      let property = enclosingType(of: node)?.property(path.names[0]),
      ["ObservedObject", "StateObject", "EnvironmentObject", "Bindable"]
        .contains(where: property.hasWrapper)
    {
      return true
    }
    guard let type = typeText(of: path, at: node)?.bareTypeName else { return false }
    return self.type(named: type, at: node)?.isClass == true
  }

  /// How a property of a type changes when something of a value is edited.
  package func effect(on name: String, of type: NominalType, editing names: [String]?)
    -> IdentityEffect
  {
    guard let property = type.property(name) else { return .none }
    guard let getter = property.getter else {
      return names.map { $0.first == name || $0.isEmpty } == true ? .changed : .none
    }
    if getter.result?.isNewAtEveryRead == true { return .new }
    guard let names else { return .none }
    let edited = ValuePath(root: .member, names: names)
    let isChanged = values(readBy: getter).contains { read in
      read.root == .member && read.overlaps(edited) && !(read.names.isEmpty && type.isClass)
    }
    return isChanged ? .changed : .none
  }
}

/// What becomes of an identity while a text is edited.
package enum IdentityEffect: Sendable {
  case none
  /// It is made from the text.
  case changed
  /// It is another one each time that it is read.
  case new
}

extension Node {
  /// The whole chains of names in it, itself included, subscripts as parts of theirs.
  fileprivate var chainsInside: [Node] {
    ([self] + Array(descendants)).filter { node in
      let isChain = [.name, .member, .subscriptCall].contains(node.kind)
      let isPart =
        node.parent.map { outer in
          outer.kind == .member && node.role == .base
            || outer.kind == .subscriptCall && node.role == .callee
        } ?? false
      return isChain && !isPart && node.role != .pattern && node.role != .label
    }
  }

  /// Whether it stands in code that a view's body is made of, which runs at every update.
  package var isInViewCode: Bool {
    guard let function = enclosingFunction else { return false }
    let owner = function.kind == .accessor ? function.parent ?? function : function
    let type = owner.child(.annotation)?.name ?? ""
    return type.hasPrefix("some ") || type == "AnyView" || type == "Body"
  }
}
