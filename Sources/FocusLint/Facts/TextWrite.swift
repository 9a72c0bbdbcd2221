/// An assignment of the whole text of an editable UIKit or AppKit text view.
package struct TextWrite: Sendable {
  package let change: Change
  /// The view.
  package let view: Node
  /// `text`, `attributedText`, `string`, `stringValue` or `attributedStringValue`.
  package let property: Node

  private static let properties: Set<String> = [
    "text", "attributedText", "string", "stringValue", "attributedStringValue",
  ]

  init?(_ change: Change, in project: ProjectFacts) {
    guard change.value != nil, change.target.kind == .member, let view = change.target.child(.base),
      TextWrite.properties.contains(change.target.name),
      let name = project.frameworkClass(of: view), Lineage.textInputs.contains(name)
    else { return nil }
    self.change = change
    self.view = view
    property = change.target
  }
}

extension ProjectFacts {
  /// All writes in a passage, in the order of the text.
  package func textWrites(in passage: Passage) -> [TextWrite] {
    passage.changes.compactMap { TextWrite($0, in: self) }
  }

  /// Whether the code around a representable or coordinator makes its text views read-only: by
  /// `isEditable = false`, as a label, or by a class that refuses focus. Of a view that the coordinator
  /// keeps, only what is done to it counts.
  package func isReadOnly(_ view: Node, in type: NominalType) -> Bool {
    let kept = view.path.flatMap { $0.names.count > 1 ? $0.memory : nil }
    let code = bridge(around: type).flatMap(\.declarations)
    let classes =
      typeName(of: view).flatMap { self.type(named: $0, at: view) }.map {
        lineage(of: $0).classes
      } ?? []
    let changes = (code + classes.flatMap(\.declarations)).flatMap { self.changes(in: $0.node) }
      .filter { change in
        guard ["isEditable", "isUserInteractionEnabled"].contains(change.target.name) else {
          return false
        }
        let base = change.target.child(.base)?.path
        guard let base, base.names.count > 1 else { return true }
        return kept == nil ? !base.names.contains("coordinator") : base.memory == kept
      }
    if !changes.isEmpty, changes.allSatisfy({ $0.value?.text == "false" }) { return true }
    return code.contains { declaration in
      facts(of: declaration.node).calls(of: "NSTextField", in: declaration.node).contains { call in
        ["labelWithString", "wrappingLabelWithString", "labelWithAttributedString"].contains {
          call.argument($0) != nil
        }
      }
    }
  }
}

extension ProjectFacts {
  /// Whether a delegate method of a coordinator means the view that calls it: by its parameter, by the
  /// object of its notification, or by the coordinator's property that the representable puts it into.
  package func isOwnView(_ view: Node, in method: Function) -> Bool {
    guard let path = view.path else { return isNotificationsObject(view) }
    switch path.root {
    case .parameter(let parameter):
      return parameter.parent == method.node
        && (path.names.count == 1 || path.names.last == "object")
    case .local(let declaration):
      return path.names.count == 1
        && (declaration.child(.value).map(isNotificationsObject) ?? false)
    case .member: return enclosingType(of: method.node).map { isKept(path, by: $0) } ?? false
    case .outside: return false
    }
  }

  private func isNotificationsObject(_ node: Node) -> Bool {
    ([node] + Array(node.descendants)).contains { $0.kind == .member && $0.isNamed("object") }
  }

  /// Whether a representable puts the view that it makes the coordinator the delegate of into a property
  /// of the coordinator.
  private func isKept(_ path: MemberPath, by coordinator: NominalType) -> Bool {
    let changes = bridge(around: coordinator).flatMap(\.declarations)
      .flatMap { self.changes(in: $0.node) }
    let delegating = changes.filter {
      $0.target.isNamed("delegate") && $0.value.map { isCoordinator($0, coordinator) } == true
    }.compactMap { $0.target.child(.base)?.path }
    // `context.coordinator.field.delegate`, or `parent.field` of a field that the representable keeps.
    let isDelegating = delegating.contains {
      $0.memory == path.memory && ($0.names.count > 1 || $0.root == .member && path.names.count > 1)
    }
    // Where no delegate is seen to be set, what the representable keeps is the view that it shows.
    if isDelegating || delegating.isEmpty && path.names.count > 1 { return true }
    return changes.contains { change in
      guard change.target.path?.memory == path.memory, let value = change.value?.path else {
        return false
      }
      return delegating.contains(value)
    }
  }
}
