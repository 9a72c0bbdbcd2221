/// Problems that are known, and not reported again.
///
/// One is told by its rule and fingerprint, and counted in its file, so a second equal one is new and
/// one whose line moves is not.
package struct Baseline: Equatable, Sendable {
  package struct Problem: Hashable, Sendable {
    package var rule: String
    package var fingerprint: String
  }

  package static let version = 1
  package static let usualName = ".focuslint-baseline.json"

  /// How many there are of each, by file: relative to the baseline's base where it is below that.
  package var files: [Path.Key: [Problem: Int]] = [:]

  package init() {}

  package mutating func add(_ diagnostic: Diagnostic, in file: String) {
    let problem = Problem(rule: diagnostic.rule, fingerprint: diagnostic.fingerprint)
    files[Path.Key(file), default: [:]][problem, default: 0] += 1
  }

  /// How many problems it holds.
  package var count: Int { files.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// JSON, with one entry a line, by file, rule and fingerprint: what changes elsewhere merges.
  package var text: String {
    let entries = files.sorted { Path.precedes($0.key.path, $1.key.path) }.flatMap { file, known in
      known.sorted { ($0.key.rule, $0.key.fingerprint) < ($1.key.rule, $1.key.fingerprint) }.map {
        problem, count in
        "    { \"file\": \(Baseline.quoted(file.path)), \"rule\": \(Baseline.quoted(problem.rule)), "
          + "\"fingerprint\": \"\(problem.fingerprint)\", \"count\": \(count) }"
      }
    }
    let list = entries.isEmpty ? "[]" : "[\n\(entries.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(Baseline.version),\n  \"problems\": \(list)\n}\n"
  }

  /// A string of JSON in which YAML, too, sees what it says.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: quoted += "\\\(scalar)"
      case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// Reading: JSON is YAML, whose reader names the place of what is wrong.
extension Baseline {
  /// - Parameter file: The path as messages show it.
  package init(_ bytes: [UInt8], file: String) throws(UserError) {
    let advice = "`\(Product.name) --write-baseline \(file)` writes it anew."
    func wrong(_ node: YAMLNode?, _ what: String) -> UserError {
      let place = node.map { UserError.Place(file: file, line: $0.line, column: $0.column) }
      return UserError(place == nil ? "\(file): \(what)" : what, advice: advice, at: place)
    }
    if let line = Baseline.conflict(in: bytes) {
      throw UserError(
        "a merge left its marks here.", advice: "Keep the lines of both sides; or \(advice)",
        at: UserError.Place(file: file, line: line, column: 1))
    }
    let root: YAMLNode?
    do { root = try YAML.document(bytes, file: file) } catch {
      throw UserError(error.reason, advice: advice, at: error.place)
    }
    guard let root, root.mapping != nil, let version = root["version"] else {
      throw wrong(root, "this is no baseline.")
    }
    guard version.string == String(Baseline.version) else {
      let other = version.string ?? ""
      throw wrong(
        version, "this is a baseline of version \(other); this \(Product.name) reads version 1.")
    }
    guard let list = root["problems"], let entries = list.sequence else {
      throw wrong(root["problems"] ?? root, "`problems` must be a list.")
    }
    for entry in entries {
      guard let name = entry["file"]?.string, let rule = entry["rule"]?.string,
        let fingerprint = entry["fingerprint"]?.string, Baseline.isFingerprint(fingerprint)
      else {
        throw wrong(entry, "a problem needs `file`, `rule` and a `fingerprint` of 16 digits.")
      }
      guard let count = entry["count"]?.string.flatMap({ Int($0) }), (1...1_000_000).contains(count)
      else { throw wrong(entry["count"] ?? entry, "`count` must be a whole number from 1 on.") }
      // A merge can keep one entry of both sides.
      let problem = Problem(rule: rule, fingerprint: fingerprint)
      let known = files[Path.Key(name)]?[problem] ?? 0
      files[Path.Key(name), default: [:]][problem] = max(known, count)
    }
  }

  private static func isFingerprint(_ text: String) -> Bool {
    text.utf8.count == 16
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// The line, counted from 1, at which git left two versions of something.
  private static func conflict(in bytes: [UInt8]) -> Int? {
    let lines = LineTable(bytes).starts
    return lines.firstIndex { bytes[$0...].starts(with: "<<<<<<< ".utf8) }.map { $0 + 1 }
  }
}
