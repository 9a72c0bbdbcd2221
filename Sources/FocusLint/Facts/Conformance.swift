extension Node {
  /// Writes `: Hashable` behind a type's name, or behind what it inherits; nil for a generic type.
  package var hashing: TextEdit? {
    guard kind == .type, !isGeneric else { return nil }
    let last = children(.inherited).last
    let at = last?.range.end ?? nameRange.end
    return TextEdit(
      in: file, at: SourceRange(at, at), last == nil ? ": Hashable" : ", Hashable")
  }

  /// Whether all that is kept in an enum's cases or a struct's properties is Hashable by what is written.
  package var holdsHashables: Bool {
    children.allSatisfy { member in
      switch member.kind {
      case .enumCase:
        let payload = file.text(SourceRange(member.nameRange.end, member.range.end))
        return payload.dropFirst().dropLast().split(separator: ",").allSatisfy {
          $0.split(separator: ":").last?.trimmed.isHashableOfSwift == true
        }
      case .property:
        let property = Property(member)
        if property.isStatic || property.isComputed { return true }
        return property.typeName?.isHashableOfSwift == true
          || property.value.map { [.string, .number, .boolean].contains($0.kind) } == true
      default: return true
      }
    }
  }
}

extension StringProtocol {
  /// Whether it names a type of Swift or Foundation that is Hashable, or an optional or array of such.
  package var isHashableOfSwift: Bool {
    var name = trimmed
    while name.last == "?" || name.first == "[" && name.last == "]" {
      name = name.last == "?" ? String(name.dropLast()) : String(name.dropFirst().dropLast())
    }
    return [
      "Bool", "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
      "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "UUID", "URL", "Date",
      "Data", "Decimal", "IndexPath", "AnyHashable", "ObjectIdentifier",
    ].contains(name.typeNameWithoutArguments)
  }

  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension Node {
  /// The line of the brace that opens a type; nil where code follows on that line.
  package var openingBrace: (line: Int, offset: Int)? {
    var at = nameRange.end
    while at < range.end {
      if file.bytes[at] == UInt8(ascii: "{") {
        let line = file.lines.line(at: at)
        let rest = SourceRange(at + 1, file.lines.range(ofLine: line, in: file.bytes).end)
        let end = file.comments(in: rest).first?.start ?? rest.end
        return file.isBlank(rest.start, end) ? (line, at) : nil
      }
      at = file.comments(in: SourceRange(at, at + 1)).first?.end ?? at + 1
    }
    return nil
  }
}
