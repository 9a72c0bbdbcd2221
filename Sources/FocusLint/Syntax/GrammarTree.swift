import CTreeSitter

extension Parser {
  /// How the grammar reads a variant's text, as queries see it: one line a node, with its field and,
  /// where nothing is below it, its text.
  package func grammarTree(of text: [UInt8], in file: SourceFile) -> String {
    Sections.all(of: text, file.scan).map { range in
      let section = text[range.start..<range.end]
      guard let tree = parsed(section, before: Parser.clock + Parser.budget(for: section.count))
      else {
        return ""
      }
      defer { ts_tree_delete(tree) }
      return lines(of: ts_tree_root_node(tree), Array(section)).joined()
    }.joined()
  }

  private func lines(of root: TSNode, _ text: [UInt8]) -> [String] {
    var lines: [String] = []
    var cursor = ts_tree_cursor_new(root)
    defer { ts_tree_cursor_delete(&cursor) }
    var isDone = false
    while !isDone {
      let node = ts_tree_cursor_current_node(&cursor)
      if ts_node_is_named(node) {
        let depth = Int(ts_tree_cursor_current_depth(&cursor))
        let field = ts_tree_cursor_current_field_name(&cursor).map { "\(String(cString: $0)): " }
        let code = ts_node_named_child_count(node) > 0 ? "" : "  «\(shown(node, text))»"
        let indent = String(repeating: "  ", count: depth)
        lines.append("\(indent)\(field ?? "")(\(String(cString: ts_node_type(node))))\(code)\n")
      }
      if ts_tree_cursor_goto_first_child(&cursor) { continue }
      while !ts_tree_cursor_goto_next_sibling(&cursor) {
        guard ts_tree_cursor_goto_parent(&cursor) else {
          isDone = true
          break
        }
      }
    }
    return lines
  }

  private func shown(_ node: TSNode, _ text: [UInt8]) -> String {
    let code = text[Int(ts_node_start_byte(node))..<Int(ts_node_end_byte(node))]
    return String(decoding: code, as: UTF8.self).prefix(40)
      .split(whereSeparator: \.isNewline).joined(separator: "⏎")
  }
}
