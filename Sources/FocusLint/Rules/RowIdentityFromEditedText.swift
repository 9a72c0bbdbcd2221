/// The logic of `row-identity-from-edited-text`; its page says what it finds and why.
enum RowIdentityFromEditedText {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    DataRows.containers.flatMap(file.calls).compactMap { call in
      guard let rows = DataRows(call), let content = project.content(of: rows) else { return nil }
      let type = project.elementType(of: rows).flatMap { project.type(named: $0, at: call) }
      for input in project.inputs(in: content.code) {
        let names = project.edited(by: input, in: rows, content.elements, type)
        let message: String
        if rows.identity == nil {
          guard let type else { return nil }
          switch project.effect(on: "id", of: type, editing: names) {
          case .none: continue
          case .changed: message = "computed"
          case .new: message = "new"
          }
        } else {
          guard let names, let identity = rows.identityNames,
            project.changes(identity, of: type, editing: names)
          else { continue }
          message = identity.isEmpty ? "whole" : "part"
        }
        return problem(message, rows, type, in: file.file)
      }
      return nil
    }
  }

  private static func problem(
    _ message: String, _ rows: DataRows, _ type: NominalType?, in file: SourceFile
  ) -> Problem {
    let declared = rows.identity == nil ? type?.property("id")?.node : nil
    return Problem(
      "row-identity-from-edited-text", message,
      ["name": rows.identity?.child(.value)?.text ?? type?.name ?? ""], in: file,
      at: rows.identity?.range ?? rows.call.child(.callee)!.nameRange,
      related: declared.map { [Problem.Related("id", in: $0.file, at: $0.nameRange)] } ?? [])
  }
}

extension ProjectFacts {
  /// What an input edits of the element that its row shows, nothing for the whole of it; nil where
  /// it edits something else.
  fileprivate func edited(
    by input: TextInput, in rows: DataRows, _ elements: [ValuePath.Root], _ type: NominalType?
  ) -> [String]? {
    guard let edits = input.edits else { return nil }
    if elements.contains(edits.root) {
      // What is not bound is an object, or its setter changes what the element is a copy of.
      let isBound = rows.isBound
      if type?.isClass == true || !isBound && type == nil && !edits.names.isEmpty { return nil }
      return edits.names
    }
    // `names[index]` in the row of `names`.
    guard let data = rows.elements.valuePath, data.root == edits.root,
      edits.names.count > data.names.count, edits.names.starts(with: data.names),
      edits.names[data.names.count].hasPrefix("["), type?.isClass != true,
      elements.contains(where: { $0.isNamed(in: edits.names[data.names.count]) })
    else { return nil }
    return Array(edits.names[(data.names.count + 1)...])
  }

  /// Whether what a key path names of an element changes with what is edited of it.
  fileprivate func changes(_ identity: [String], of type: NominalType?, editing names: [String])
    -> Bool
  {
    guard let first = identity.first else { return true }
    if let type, type.property(first)?.getter != nil {
      return effect(on: first, of: type, editing: names) != .none
    }
    return zip(identity, names).allSatisfy(==)
  }
}

extension DataRows {
  /// Whether its rows get a binding of their element.
  fileprivate var isBound: Bool {
    elements.writtenPath?.names.contains { $0.hasPrefix("$") } == true
      || content?.children(.parameter).contains { $0.name.hasPrefix("$") } == true
  }
}

extension ValuePath.Root {
  /// Whether a subscript is written with what it is: `[index]`, `[pair.offset]`.
  fileprivate func isNamed(in text: String) -> Bool {
    guard case .declaration(let node) = self else { return false }
    let name = node.kind == .closure ? "$0" : node.name
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
      .contains { $0 == name }
  }
}
