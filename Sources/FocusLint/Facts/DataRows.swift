/// A container that shows its content once for each element of its data: `ForEach`, `List(items)`,
/// `Table`, `OutlineGroup`.
package struct DataRows: Sendable {
  package let call: Node
  package let data: Node
  /// The argument `id:`.
  package let identity: Node?

  package static let containers = ["ForEach", "List", "Table", "OutlineGroup"]

  package init?(_ call: Node) {
    guard call.kind == .call, call.child(.callee)?.kind == .name,
      DataRows.containers.contains(call.calleeName),
      let data = call.argument(nil), data.kind != .closure
    else { return nil }
    self.call = call
    self.data = data
    identity = call.children(.argument).first { $0.name == "id" }
  }

  /// What shows one element: a closure, or what is handed over by its name.
  package var content: Node? {
    call.argument("content") ?? call.argument("rowContent")
      ?? call.argumentValues.last { $0.kind == .closure }
  }

  /// `names` of `Array(names.enumerated())`, `zip(names.indices, names)` and `names` itself.
  package var elements: Node {
    var node = data
    if node.calleeName == "Array", let inner = node.argument(nil) { node = inner }
    if node.calleeName == "zip" { return node.argumentValues.last ?? node }
    let isEnumerated = node.kind == .call && node.calleeName == "enumerated"
    return isEnumerated ? node.child(.callee)?.child(.base) ?? node : node
  }

  /// What the key path of `id:` names of an element, nothing for `\.self`; nil where there is no
  /// such key path, or where it names the element's index.
  package var identityNames: [String]? {
    guard let path = identity?.child(.value), path.kind == .keyPath else { return nil }
    var names = path.name.split(separator: ".").map { String($0) }
    // `\Item.name`
    if !path.name.hasPrefix(".") { names = Array(names.dropFirst()) }
    if elements != data {
      guard let first = names.first, first == "element" || first == "1" else { return nil }
      names.removeFirst()
    }
    return names.filter { !["self", "hashValue", "description"].contains($0) }
  }
}

extension ProjectFacts {
  /// The code that shows one element, and what the element is in it.
  package func content(of rows: DataRows) -> (code: Node, elements: [ValuePath.Root])? {
    guard let content = rows.content else { return nil }
    if content.kind == .closure {
      let parameters = content.children(.parameter)
      return (content, (parameters.isEmpty ? [content] : parameters).map { .declaration($0) })
    }
    guard let name = content.memberName,
      let function = enclosingType(of: content)?.functions(name).first,
      let parameter = function.parameters.first
    else { return nil }
    return (function.node, [.declaration(parameter)])
  }

  /// The written type of a value; nil where a declaration on the way is not read or says none.
  package func typeText(of path: ValuePath, at node: Node) -> String? {
    var names = path.names[...]
    var type: String?
    var place = node
    switch path.root {
    case .outside: return nil
    case .member:
      guard let property = names.popFirst().flatMap({ enclosingType(of: node)?.property($0) })
      else { return nil }
      type = property.typeText
      place = property.node
    case .declaration(let declaration) where declaration.kind == .property:
      type = Property(declaration).typeText
    case .declaration(let declaration):
      let closure = declaration.kind == .closure ? declaration : declaration.parent
      let rows = closure?.argumentOf.flatMap { DataRows($0.call) }
      type = declaration.child(.annotation)?.name ?? rows.flatMap(elementType)
    }
    for name in names {
      guard let written = type else { return nil }
      if name.hasPrefix("[") {
        type = written.elementTypeText
      } else {
        guard
          let property = self.type(named: written.valueTypeText.bareTypeName, at: place)?
            .property(name)
        else { return nil }
        type = property.typeText
        place = property.node
      }
    }
    return type
  }

  /// The written type of the elements that rows are made of.
  package func elementType(of rows: DataRows) -> String? {
    rows.elements.valuePath.flatMap { typeText(of: $0, at: rows.call) }?.elementTypeText
  }
}

extension Property {
  /// Its type as far as its declaration says: written, or that of what is made for it.
  package var typeText: String? {
    if let typeName { return typeName }
    guard let value else { return nil }
    if value.kind == .array {
      guard let first = value.child(.operand) else { return nil }
      if first.kind == .string { return "[String]" }
      return first.kind == .call ? first.child(.callee).map { "[" + $0.text + "]" } : nil
    }
    guard value.kind == .call, let callee = value.child(.callee) else { return nil }
    return callee.text.first.map { $0.isUppercase || $0 == "[" } == true ? callee.text : nil
  }
}

extension String {
  /// `[Item]` of `Binding<[Item]>?`.
  fileprivate var valueTypeText: String {
    var text = self[...]
    while text.last == "?" || text.last == "!" { text.removeLast() }
    for wrapper in ["Binding<", "Bindable<"] where text.hasPrefix(wrapper) && text.hasSuffix(">") {
      text = text.dropFirst(wrapper.count).dropLast()
    }
    return String(text)
  }

  /// `Item` of `[Item]`, `Array<Item>` and `IdentifiedArrayOf<Item>`.
  fileprivate var elementTypeText: String? {
    let text = valueTypeText.filter { !$0.isWhitespace }
    if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
      return String(text.dropFirst().dropLast())
    }
    for name in ["Array<", "ArraySlice<", "IdentifiedArrayOf<"] where text.hasPrefix(name) {
      return text.hasSuffix(">") ? String(text.dropFirst(name.count).dropLast()) : nil
    }
    return nil
  }
}
