/// Where a value is kept between two passes of the same code: a property of some type.
struct Memory: Hashable, Sendable {
  /// The owner's qualified name; nil where its type is not known.
  var owner: String?
  var name: String

  /// What a UIKit or AppKit view says of itself is no memory of what was done.
  private static let forgetful: Set<String> = [
    "isFirstResponder", "window", "superview", "text", "attributedText", "stringValue", "string",
    "isEditing", "canBecomeFirstResponder", "firstResponder", "currentEditor", "bounds", "frame",
    "environment", "traitCollection", "isKeyWindow", "markedTextRange", "selectedRange", "hasText",
  ]
  /// What asks a collection or wrapper about itself.
  private static let views: Set<String> = [
    "isEmpty", "count", "first", "last", "wrappedValue", "projectedValue",
  ]

  /// Whether two may be one. Where an owner is not known, the name decides, but never for a plain
  /// property of a struct, which nothing outside can change.
  func mayBe(_ other: Memory, isPlain: Bool) -> Bool {
    guard name == other.name else { return false }
    if let owner, let otherOwner = other.owner { return owner == otherOwner }
    return !isPlain
  }

  /// The path without what asks a collection or wrapper about itself.
  static func kept(_ path: MemberPath) -> MemberPath {
    var path = path
    while path.names.count > 1, views.contains(path.names.last!) { path.names.removeLast() }
    return path
  }

  /// The memory that a path reads or writes; nil for a local or a parameter itself.
  init?(_ path: MemberPath, at node: Node, in project: ProjectFacts) {
    let path = Memory.kept(path)
    guard let last = path.names.last else { return nil }
    name = String(last.drop { $0 == "_" || $0 == "$" })
    if path.names.count > 1 {
      owner = project.ownerType(of: path, at: node)?.name
    } else {
      switch path.root {
      case .member: owner = node.enclosingType?.qualifiedTypeName
      case .outside: owner = ""
      case .local, .parameter: return nil
      }
    }
  }

  /// Whether some name on a path is the view's or the environment's own, not one that a read type
  /// declares.
  static func isForgetful(_ path: MemberPath, at node: Node, in project: ProjectFacts) -> Bool {
    path.names.indices.contains { index in
      guard forgetful.contains(path.names[index]) else { return false }
      if index == 0, path.root != .member { return false }
      let part = MemberPath(root: path.root, names: Array(path.names[...index]))
      // A model's `isEditing` is a memory, though the model was not read.
      let isHeld = index == 1 && path.root == .member
      let held = isHeld ? project.enclosingType(of: node)?.property(path.names[0])?.typeName : nil
      if let held, !held.hasPrefix("UI"), !held.hasPrefix("NS") { return false }
      return project.ownerType(of: part, at: node)?.property(path.names[index]) == nil
    }
  }
}

extension ProjectFacts {
  func memory(_ node: Node) -> Memory? { node.path.flatMap { Memory($0, at: node, in: self) } }

  /// The coordinator's properties that a representable's binding is handed to: by `makeCoordinator`'s
  /// arguments and the coordinator's initializer.
  func receivers(of name: String, in type: NominalType, _ coordinator: NominalType) -> Set<String> {
    var receivers: Set<String> = []
    let calls = type.functions("makeCoordinator").flatMap { facts(of: $0.node).calls(in: $0.node) }
    for call in calls {
      for argument in call.children(.argument)
      where ["$" + name, "_" + name, name].contains(argument.child(.value)?.name) {
        let initializers = coordinator.functions("init").filter { $0.accepts(call) }
        for parameter in initializers.flatMap(\.parameters) {
          let label = parameter.child(.label)?.name ?? parameter.name
          guard label == (argument.nameRange.isEmpty ? "_" : argument.name),
            let initializer = parameter.parent
          else { continue }
          receivers.formUnion(
            changes(in: initializer).compactMap { change in
              let value = change.value?.path
              return value?.root == .parameter(parameter) ? change.target.path?.memory : nil
            })
        }
      }
    }
    return receivers
  }
}
