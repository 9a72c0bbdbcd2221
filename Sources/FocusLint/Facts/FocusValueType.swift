extension FocusState {
  /// The written type of its values, with the optional taken off; nil where none is written.
  package var valueType: (name: String, isOptional: Bool)? {
    guard let written = property.typeName?.filter({ !$0.isWhitespace }) else { return nil }
    if written.hasSuffix("?") { return (String(written.dropLast()), true) }
    if let end = property.type?.range.end, property.node.file.bytes[end...].first == 0x21 {
      return (written, true)  // `Field!`
    }
    for optional in ["Optional<", "Swift.Optional<"]
    where written.hasPrefix(optional) && written.hasSuffix(">") {
      return (String(written.dropFirst(optional.count).dropLast()), true)
    }
    return (written, false)
  }
}

extension ProjectFacts {
  /// The read declaration that a focus state's values are of; nil where another module declares it, or
  /// where the name is a generic parameter.
  package func valueType(of state: FocusState) -> NominalType? {
    let node = state.property.node
    guard let written = state.valueType?.name, !node.isGenericParameter(written) else { return nil }
    let name = written.hasPrefix("Self.") ? String(written.dropFirst(5)) : written
    guard let type = type(named: name, at: node), type.original != nil else { return nil }
    return type
  }

  /// Whether a type is surely not Hashable: nothing that is written with it, or that it inherits, could
  /// make it so.
  package func isNeverHashable(_ type: NominalType) -> Bool {
    guard let node = type.original?.node, node.marks.isDisjoint(with: [.isProtocol]) else {
      return false
    }
    if node.marks.contains(.isEnum), !node.hasPayload { return false }
    return !mayBeHashable(type, depth: 0)
  }

  /// Whether a type, or what it inherits, is Hashable or not known.
  private func mayBeHashable(_ type: NominalType, depth: Int) -> Bool {
    guard depth < 8, let node = type.original?.node else { return true }
    let attributes = type.declarations.flatMap { $0.node.children(.attribute).map(\.name) }
    if !attributes.allSatisfy(ProjectFacts.plainAttributes.contains) { return true }
    return type.inherits.contains { name in
      if ProjectFacts.neverHashing.contains(name) || name.hasPrefix("ExpressibleBy") {
        return false
      }
      let aliased = aliases(of: name, from: node).flatMap { $0.split(separator: "&") }
      if !aliased.isEmpty {
        return !aliased.allSatisfy { ProjectFacts.neverHashing.contains(String($0)) }
      }
      guard let parent = self.type(named: name, at: node), parent.name != type.name else {
        return true
      }
      return mayBeHashable(parent, depth: depth + 1)
    }
  }

  /// Attributes that add no conformance.
  private static let plainAttributes: Set<String> = [
    "MainActor", "Observable", "Perceptible", "available", "frozen", "objc", "objcMembers",
    "nonobjc", "dynamicMemberLookup", "dynamicCallable", "usableFromInline", "unchecked",
    "preconcurrency", "retroactive", "propertyWrapper", "CasePathable",
  ]

  /// Protocols of Apple's that do not refine Hashable.
  private static let neverHashing: Set<String> = [
    "Equatable", "Comparable", "Codable", "Encodable", "Decodable", "CaseIterable", "Identifiable",
    "Sendable", "Copyable", "BitwiseCopyable", "CustomStringConvertible", "AnyObject",
    "CustomDebugStringConvertible", "LosslessStringConvertible", "Error", "LocalizedError",
    "OptionSet", "SetAlgebra", "RawRepresentable", "ObservableObject", "Observable", "CodingKey",
    "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection",
    "RandomAccessCollection", "Strideable", "AdditiveArithmetic", "Transferable", "Actor", "View",
  ]
}

extension NominalType {
  /// The declaration itself, not an extension; nil where it was not read.
  package var original: TypeDeclaration? { declarations.first { !$0.isExtension } }
}

extension Node {
  /// Whether a name is declared in the angle brackets of a type around it.
  package func isGenericParameter(_ name: String) -> Bool {
    let root = name.firstComponent
    return ancestors.contains { type in
      type.kind == .type && type.genericParameters.contains { $0 == root }
    }
  }

  /// Whether a type has parameters of its own.
  var isGeneric: Bool { !genericParameters.isEmpty }

  /// The names in the angle brackets after a type's name.
  private var genericParameters: [Substring] {
    let rest = file.text(SourceRange(nameRange.end, range.end)).prefix { $0 != "{" }
    guard rest.first == "<" else { return [] }
    var depth = 0
    let list = rest.prefix { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return depth > 0
    }
    return list.dropFirst().split(separator: ",").map { parameter in
      let words = parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
      return words.last ?? ""
    }
  }

  /// Whether a case of an enum has associated values.
  package var hasPayload: Bool {
    children.contains { $0.kind == .enumCase && $0.range.end > $0.nameRange.end }
  }

  /// Whether only code of the same file can name what is declared here.
  package var isPrivateToFile: Bool {
    ([self] + Array(ancestors)).contains {
      !$0.marks.isDisjoint(with: [.isPrivate, .isFilePrivate])
    }
  }
}
