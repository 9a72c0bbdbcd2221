/// A place where a type's code names one of its Bool focus states.
package struct FocusMention: Hashable, Sendable {
  /// What the place does with the state.
  package enum Meaning: Hashable, Sendable {
    /// `.focused($x)` or `.searchFocused($x)`: the argument.
    case tie(Node)
    /// `.defaultFocus($x, true)`: the argument, and the value.
    case wish(Node, Node)
    /// `x = e`, as a statement: the assignment.
    case write(Node)
    /// `x.toggle()`, as a statement: the call.
    case toggle(Node)
    /// `x` or `self.x`, for its value.
    case read(Node)
    /// The projection is an argument of something else.
    case handed
    /// Anything else, as a key path, or code that no variant shows.
    case unclear
  }

  package let file: SourceFile
  /// Where the name stands.
  package let range: SourceRange
  package let meaning: Meaning
}

extension ProjectFacts {
  /// Where a state is named in its type, in all files and branches; what is in comments and the text of
  /// strings is left out, and names that mean something else.
  /// By path, then by position.
  package func mentions(of state: FocusState, in type: NominalType) -> [FocusMention] {
    let file = facts(of: state.property.node)
    let declarations = variants(of: type.name, for: state.name)
      .declarations(of: type.name, in: file).map(\.node)
    var mentions: [FocusMention] = []
    for (file, types) in Dictionary(grouping: declarations, by: \.file) {
      // What several branches see is told as the first of them sees it.
      var known: Set<Int> = []
      for type in types {
        for node in type.descendants {
          guard let offset = node.offset(of: state.name), !known.contains(offset) else { continue }
          known.insert(offset)
          if let meaning = node.meaning(of: state.name, in: type) {
            mentions.append(FocusMention(file: file, range: node.nameRange, meaning: meaning))
          }
        }
      }
      let texts = types.flatMap { $0.descendants.filter { $0.kind == .string } }.map(\.range)
      for range in file.places(of: state.name) where !known.contains(range.start) {
        guard types.contains(where: { $0.range.contains(range) }),
          file.comments(in: range).isEmpty, !texts.contains(where: { $0.contains(range) })
        else { continue }
        mentions.append(FocusMention(file: file, range: range, meaning: .unclear))
      }
    }
    return mentions.sorted {
      $0.file == $1.file
        ? $0.range < $1.range : Path.precedes($0.file.path, $1.file.path)
    }
  }
}

extension SourceFile {
  /// Where a name stands as a whole word, behind `$` and `_` too.
  package func places(of name: String) -> [SourceRange] {
    let length = name.utf8.count
    return Word(name).offsets(in: bytes).compactMap { offset in
      let end = offset + length
      if end < bytes.count, Word.mayHold(bytes[end]) { return nil }
      var start = offset
      if start > 0, bytes[start - 1] == UInt8(ascii: "_") { start -= 1 }
      if start > 0, Word.mayHold(bytes[start - 1]) { return nil }
      return SourceRange(offset, end)
    }
  }
}

extension Node {
  /// Where the state's own name begins in this node's name; nil where it names something else.
  fileprivate func offset(of state: String) -> Int? {
    let written = name
    guard written.utf8.count - state.utf8.count <= 1, written.hasSuffix(state) else { return nil }
    if written == state {
      return nameRange.start + (file.bytes[nameRange.start] == UInt8(ascii: "`") ? 1 : 0)
    }
    return written.hasPrefix("$") || written.hasPrefix("_") ? nameRange.start + 1 : nil
  }

  /// Nil where it means something else than the state of the type.
  fileprivate func meaning(of state: String, in type: Node) -> FocusMention.Meaning? {
    switch kind {
    case .name where role == .label || parent?.kind == .typeName: return nil
    case .name: break
    case .member:
      // `other.x` is another value's.
      guard child(.base)?.isNamed("self") == true else { return nil }
    case .capture, .binding:
      let isDeclaration = child(.value) != nil || binding(of: state) != nil
      return isDeclaration || enclosingType != type ? nil : .unclear
    case .keyPath, .selector, .error, .other: return .unclear
    default: return nil
    }
    guard enclosingType == type, kind == .member || binding(of: name) == nil else { return nil }
    if name.hasPrefix("_") { return .unclear }
    return name.hasPrefix("$") ? projection : value
  }

  /// What a projection, `$x` or `self.$x`, is used for.
  private var projection: FocusMention.Meaning {
    guard let (call, argument) = argumentOf else { return .unclear }
    let values = call.argumentValues
    guard argument.nameRange.isEmpty, values.first == self else { return .handed }
    switch call.writtenCalleeName {
    case "focused", "searchFocused": return values.count == 1 ? .tie(self) : .unclear
    case "defaultFocus" where values.count > 1 && values[1].text == "true":
      return .wish(self, values[1])
    default: return .handed
    }
  }

  /// What a name, `x` or `self.x`, is used for.
  private var value: FocusMention.Meaning {
    guard let parent else { return .unclear }
    switch (role, parent.kind) {
    case (.target, .assignment):
      return parent.isNamed("=") && parent.parent?.kind == .block ? .write(parent) : .unclear
    case (.base, .member):
      guard parent.isNamed("toggle"), parent.role == .callee, let call = parent.parent else {
        return .read(self)
      }
      return call.parent?.kind == .block ? .toggle(call) : .unclear
    case (.callee, _), (_, .selector), (_, .keyPath), (_, .error): return .unclear
    case (_, .prefix): return parent.isNamed("&") ? .unclear : .read(self)
    case (_, .tuple):
      let isTarget = parent.role == .target && parent.parent?.kind == .assignment
      return isTarget ? .unclear : .read(self)
    default: return .read(self)
    }
  }
}
