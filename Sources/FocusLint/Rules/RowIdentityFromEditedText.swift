/// The logic of `row-identity-from-edited-text`; its page says what it finds and why.
enum RowIdentityFromEditedText {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    DataRows.containers.flatMap(passage.calls).compactMap { call in
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
        return problem(message, rows, type, in: passage.file)
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
