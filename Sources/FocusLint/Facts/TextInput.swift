/// A text input in a piece of a view's body.
package struct TextInput: Sendable {
  package let call: Node
  /// Whether it stands in the type's own code, not in a child view's.
  package let isOwn: Bool
  /// Whether it is there once for each element of some data.
  package let isRepeated: Bool
  /// What it edits, as the piece of the body would name it; nil where that is not seen.
  package let edits: ValuePath?
}

extension ProjectFacts {
  /// The inputs in a piece of a body, those in properties, functions and child views that it uses
  /// included.
  package func inputs(in region: Node) -> [TextInput] {
    var found: [TextInput] = []
    var open = [Piece(code: region)]
    var seen: Set<Node> = []
    while let piece = open.popLast(), seen.count < 200 {
      for node in [piece.code] + Array(piece.code.descendants) {
        let isRepeated =
          piece.isRepeated
          || node.ancestors.prefix { $0 != piece.code }.contains { DataRows($0) != nil }
        if node.kind == .call, node.isInput {
          found.append(
            TextInput(
              call: node, isOwn: piece.isOwn, isRepeated: isRepeated,
              edits: node.editedBinding?.valuePath.flatMap(piece.meaning)))
        } else {
          open += pieces(usedBy: node, in: piece, isRepeated).filter {
            !$0.code.contains(node) && seen.insert(node).inserted
          }
        }
      }
    }
    return found
  }

  /// Code that is part of a piece of a body.
  private struct Piece {
    var code: Node
    var isOwn = true
    var isRepeated = false
    /// What a value of this code is called in the piece that was asked for.
    var meaning: (ValuePath) -> ValuePath? = { $0 }
  }

  /// The bodies of the child view, or of the own property or functions, that a node shows.
  private func pieces(usedBy node: Node, in piece: Piece, _ isRepeated: Bool) -> [Piece] {
    if node.kind == .call, let type = node.child(.callee).flatMap(madeView) {
      guard let body = type.property("body")?.node else { return [] }
      let meaning = piece.meaning
      return [
        Piece(code: body, isOwn: false, isRepeated: isRepeated) { path in
          guard path.root == .member, let name = path.names.first,
            let outer = node.argument(name)?.valuePath.flatMap(meaning)
          else { return nil }
          return ValuePath(root: outer.root, names: outer.names + path.names.dropFirst())
        }
      ]
    }
    guard let name = node.memberName, node.role != .target, piece.isOwn,
      let type = enclosingType(of: node)
    else { return [] }
    let property = type.property(name).flatMap { $0.isComputed ? $0.node : nil }
    let call = node.role == .callee ? node.parent : nil
    return (property.map { [$0] } ?? []).map { member in
      Piece(code: member, isRepeated: isRepeated, meaning: piece.meaning)
    }
      + type.functions(name).map { function in
        Piece(code: function.node, isRepeated: isRepeated) { [meaning = piece.meaning] path in
          guard case .declaration(let parameter) = path.root, function.node.contains(parameter),
            let index = function.parameters.firstIndex(of: parameter)
          else { return meaning(path) }
          let label = function.labels[index]
          guard let outer = call?.argument(label == "_" ? nil : label)?.valuePath.flatMap(meaning)
          else { return nil }
          return ValuePath(root: outer.root, names: outer.names + path.names)
        }
      }
  }

  /// The read view that `Name(…)` makes.
  func madeView(_ callee: Node) -> NominalType? {
    guard callee.kind == .name, callee.name.first?.isUppercase == true else { return nil }
    return type(named: callee.name, at: callee)
  }
}

extension Node {
  /// The binding that an input edits.
  package var editedBinding: Node? { argument("text") ?? argument("value") }
}
