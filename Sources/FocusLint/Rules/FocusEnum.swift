/// Several Bool focus states made one optional enum.
struct FocusEnum {
  let states: [FocusState]
  let names: FocusEnumNames
  /// The state whose declaration becomes that of the new one: one that other files may name, if any.
  let base: FocusState
  private let mentions: [(state: FocusState, mention: FocusMention)]

  /// How many states are made one.
  private static let maximum = 32

  /// What keeps the states apart.
  enum Obstacle: Error {
    /// A use that is not understood.
    case use(FocusMention, FocusState)
    /// All names at hand are taken; the first of them, and where it stands.
    case taken(String, SourceFile, SourceRange)
    /// A declaration that is more than a name and a type.
    case declaration
  }

  init(
    of states: [FocusState], in type: NominalType, _ project: ProjectFacts
  ) throws(Obstacle) {
    // Each of their problems holds all edits, and nobody could read that many.
    guard states.count <= FocusEnum.maximum else { throw .declaration }
    self.states = states
    mentions = states.flatMap { state in
      project.mentions(of: state, in: type).map { (state, $0) }
    }.sorted {
      let (left, right) = ($0.mention, $1.mention)
      return left.file == right.file
        ? left.range < right.range : Path.precedes(left.file.path, right.file.path)
    }
    for (state, mention) in mentions {
      switch mention.meaning {
      case .handed, .unclear: throw .use(mention, state)
      default: continue
      }
    }
    base = states.first { !$0.property.isPrivateToFile } ?? states[0]
    let home = base.property.node.file
    // Any passage may hold one of the new names.
    project.notebook.rest(on: .everything)
    let isOpen = !base.property.isPrivateToFile
    let others = Set(mentions.map(\.mention.file)).subtracting([home])
    guard !base.property.node.marks.contains(.isPublic), isOpen || others.isEmpty,
      !isOpen || !FocusEnum.isNamedFromOutside(states, of: type, project)
    else { throw .declaration }
    names = try FocusEnumNames(
      for: states.map(\.name), in: [home] + others.sorted { Path.precedes($0.path, $1.path) })
  }

  private static func isNamedFromOutside(
    _ states: [FocusState], of type: NominalType, _ project: ProjectFacts
  ) -> Bool {
    if project.isIsolated { return true }
    return project.module(of: states[0].property.node, for: .everything).contains { file in
      guard states.contains(where: { Word($0.name).isIn(file.file.bytes) }) else { return false }
      let foreign = ForeignNames(in: file, project)
      return states.contains { foreign.reach($0.name, of: type.name) }
    }
  }

  /// The edits, none of which conflicts with another.
  func edits() throws(Obstacle) -> [TextEdit] {
    var edits = try declarations()
    let rewriting = FocusEnumRewriting(names: names, states: states.map(\.name))
    edits += rewriting.edits(for: mentions.map { ($0.state.name, $0.mention) })
    edits.sort {
      $0.file == $1.file
        ? $0.range < $1.range : Path.precedes($0.file.path, $1.file.path)
    }
    // The enum may stand right before a declaration that goes.
    if let place = edits.indices.dropLast().first(where: {
      edits[$0].range.isEmpty && edits[$0].range.start == edits[$0 + 1].range.start
    }) {
      edits[place + 1].newText = edits[place].newText + edits[place + 1].newText
      edits.remove(at: place)
    }
    guard zip(edits, edits.dropFirst()).allSatisfy({ !$0.conflicts(with: $1) }) else {
      throw .declaration
    }
    return edits
  }

  private func declarations() throws(Obstacle) -> [TextEdit] {
    guard let insertion = enumeration() else { throw .declaration }
    var edits = [insertion]
    for state in states {
      let property = state.property
      guard property.value == nil, !property.node.children.contains(where: { $0.kind == .accessor })
      else { throw .declaration }
      if state == base {
        if let documentation = property.documentation {
          edits.append(TextEdit(in: insertion.file, at: documentation, ""))
        }
        edits.append(TextEdit(in: insertion.file, at: property.node.nameRange, names.state))
        if let type = property.type {
          edits.append(TextEdit(in: insertion.file, at: type.range, names.type + "?"))
        } else {
          let end = property.node.nameRange.end
          edits[edits.count - 1].range.end = end
          edits[edits.count - 1].newText += ": \(names.type)?"
        }
      } else {
        guard let removal = property.removal else { throw .declaration }
        edits.append(removal)
      }
    }
    return edits
  }

  /// Writes the enum at the top of the type; nil where no line of its own is there for it.
  private func enumeration() -> TextEdit? {
    let node = base.property.node
    guard let type = node.parent, type.kind == .type else { return nil }
    let file = node.file
    let line = file.lines.line(at: node.range.start)
    guard let brace = type.openingBrace, brace.line < line else { return nil }
    let first = (brace.line + 1...line).first { !file.isBlank(line: $0) } ?? line
    let indent = file.indentation(ofLine: line)
    let step = file.step(
      from: file.indentation(ofLine: file.lines.line(at: type.range.start)), to: indent)
    let access =
      node.marks.contains(.isPrivate)
      ? "private " : node.marks.contains(.isFilePrivate) ? "fileprivate " : ""
    let lines =
      ["\(indent)\(access)enum \(names.type): Hashable {"] + cases(indent + step)
      + ["\(indent)}", "", ""]
    let start = file.lines.starts[first]
    return TextEdit(
      in: file, at: SourceRange(start, start), lines.joined(separator: file.lineEnding))
  }

  /// The lines of the cases: one, or one for each with what was written about its state.
  private func cases(_ indent: String) -> [String] {
    let cases = states.map { names.declaration(of: $0.name) }
    let remarks = states.map { state -> [String] in
      let file = state.property.node.file
      return state.property.documentation.map { file.text($0).split(whereSeparator: \.isNewline) }?
        .map { line in indent + String(line.drop { $0 == " " || $0 == "\t" }) } ?? []
    }
    let short = "\(indent)case \(cases.joined(separator: ", "))"
    if short.count <= 100, remarks.allSatisfy(\.isEmpty) { return [short] }
    return zip(remarks, cases).flatMap { $0 + ["\(indent)case \($1)"] }
  }
}
