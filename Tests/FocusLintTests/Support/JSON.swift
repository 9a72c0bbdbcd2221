/// A JSON value whose keys keep their order.
indirect enum JSON {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// As text, two spaces a level; what is short stands on one line.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    let parts: [String]
    let (open, close): (String, String)
    switch self {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let value): return "\(value)"
    case .string(let value): return JSON.literal(value)
    case .array(let values):
      parts = values.map { $0.text(indent: inner) }
      (open, close) = ("[", "]")
    case .object(let pairs):
      parts = pairs.map { "\(JSON.literal($0.0)): \($0.1.text(indent: inner))" }
      (open, close) = ("{", "}")
    }
    let line = "\(open) \(parts.joined(separator: ", ")) \(close)"
    if parts.isEmpty { return open + close }
    if line.count < 80, !line.contains("\n") { return line }
    return "\(open)\n\(inner)\(parts.joined(separator: ",\n" + inner))\n\(indent)\(close)"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension JSON: ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements)
  }
}
