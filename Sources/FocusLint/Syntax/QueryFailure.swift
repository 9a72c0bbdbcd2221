import CTreeSitter

/// Why the grammar refuses a query.
struct QueryFailure: Error {
  var kind: TSQueryError
  var offset: Int

  /// Whether it has no node, token or field of this name.
  var isOfName: Bool { kind == TSQueryErrorNodeType || kind == TSQueryErrorField }

  func mistake(in text: QueryText) -> QueryMistake {
    let name = text.name(at: offset)
    func unknown(_ what: String, _ names: [String], at offset: Int) -> QueryMistake {
      QueryMistake("there is no \(what).", Spelling.hint(for: name, among: names), at: offset)
    }
    switch kind {
    case TSQueryErrorNodeType:
      let isToken = offset > 0 && Array(text.text.utf8)[offset - 1] == UInt8(ascii: "\"")
      return isToken
        ? unknown("token `\(name)` in the grammar", [], at: offset - 1)
        : unknown("node `\(name)` in the grammar", Grammar.shared.nodeNames, at: offset)
    case TSQueryErrorField:
      return unknown("field `\(name)` in the grammar", Grammar.shared.fieldNames, at: offset)
    case TSQueryErrorStructure:
      return QueryMistake(
        "no Swift code has this form.",
        "`\(Product.name) debug grammar FILE` shows the form of some.", at: offset)
    default: return QueryMistake("`\(name)` cannot stand here.", at: offset)
    }
  }
}
