/// The report in SARIF 2.1.0, as GitHub's code scanning and other stores of results take it:
/// https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
///
/// It holds the rules that reported something, with their pages. Columns count UTF-16 code units from
/// 1; ranges are half-open.
struct SARIFReport {
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The name that SARIF's readers know for the folder that relative paths begin in.
  static let base = "%SRCROOT%"
  /// The fingerprint's name. GitHub's own, `primaryLocationLineHash`, is left to its uploader, which
  /// warns of each that it did not compute itself.
  static let fingerprint = "\(Product.name)/v1"

  var root: String?
  var language: Language

  func text(of verdict: Verdict) -> String {
    let rules = Set(verdict.shown.map(\.rule)).sorted(by: Path.precedes)
    let results = SARIFReport.numbered(verdict.shown.map(result), rules: rules)
    let run: JSONValue = [
      "tool": ["driver": driver(with: rules.map { descriptor(of: $0, verdict.ownRules) })],
      "language": .string(language == .japanese ? "ja" : "en-US"),
      "columnKind": "utf16CodeUnits",
      "results": .array(results),
    ]
    let bases = root.map { root -> JSONValue in
      let folder = root.hasSuffix("/") ? root : "\(root)/"
      return [SARIFReport.base: ["uri": .string("file://\(Address.escaped(folder))")]]
    }
    return JSON.line(of: SARIFReport.log(of: run.adding(["originalUriBaseIds": bases])))
  }

  /// The whole document round a run.
  static func log(of run: JSONValue) -> JSONValue {
    ["$schema": .string(schema), "version": "2.1.0", "runs": [run]]
  }

  /// Results with what depends on all of them: the number of each one's rule, and a fingerprint that no
  /// other has.
  static func numbered(_ results: [JSONValue], rules: [String]) -> [JSONValue] {
    let places = Dictionary(rules.enumerated().map { ($1, $0) }) { first, _ in first }
    let path = ["partialFingerprints", fingerprint]
    let fingerprints = results.map { $0[path]?.string ?? "" }.distinct
    return zip(results, fingerprints).map { result, text in
      result.adding([
        "ruleIndex": result["ruleId"]?.string.flatMap { places[$0] }.map { .integer($0) },
        "partialFingerprints": [fingerprint: .string(text)],
      ])
    }
  }

  private func driver(with rules: [JSONValue]) -> JSONValue {
    let home: JSONValue? = Product.pages.isEmpty ? nil : .string(Product.pages)
    let driver: JSONValue = [
      "name": .string(Product.name), "version": .string(Product.version),
      "semanticVersion": .string(Product.version), "rules": .array(rules),
    ]
    return driver.adding(["informationUri": home])
  }

  private func result(of diagnostic: Diagnostic) -> JSONValue {
    let related = diagnostic.related.enumerated().map { index, related in
      location(of: related.place).adding([
        "id": .integer(index + 1), "message": ["text": .string(related.message)],
      ])
    }
    let fixes = diagnostic.fixes.map(fix)
    let result: JSONValue = [
      "ruleId": .string(diagnostic.rule),
      "level": .string(SARIFReport.level(of: diagnostic.severity)),
      "message": ["text": .string(message(of: diagnostic))],
      "locations": [location(of: diagnostic.place)],
      "partialFingerprints": [SARIFReport.fingerprint: .string(diagnostic.fingerprint)],
    ]
    return result.adding([
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "fixes": fixes.isEmpty ? nil : .array(fixes),
    ])
  }

  /// The sentence, and after it what is said of other places as links to them: GitHub shows none that
  /// is not linked.
  private func message(of diagnostic: Diagnostic) -> String {
    func escaped(_ text: String) -> String {
      text.replacing("[", with: "\\[").replacing("]", with: "\\]")
    }
    let sentence = diagnostic.message
    let links = diagnostic.related.enumerated().map { " [\(escaped($1.message))](\($0 + 1))" }
    return (sentence.contains("](") ? escaped(sentence) : sentence) + links.joined()
  }

  static func level(of severity: Severity) -> String {
    severity == .info ? "note" : severity.rawValue
  }

  private func fix(_ fix: Diagnostic.Fix) -> JSONValue {
    var files: [(place: Diagnostic.Place, replacements: [JSONValue])] = []
    for edit in fix.edits {
      let replacement: JSONValue = [
        "deletedRegion": region(of: edit.place), "insertedContent": ["text": .string(edit.newText)],
      ]
      if let index = files.firstIndex(where: { $0.place.source == edit.place.source }) {
        files[index].replacements.append(replacement)
      } else {
        files.append((edit.place, [replacement]))
      }
    }
    let changes = files.map { place, replacements -> JSONValue in
      ["artifactLocation": address(of: place), "replacements": .array(replacements)]
    }
    return [
      "description": ["text": .string(fix.title)], "artifactChanges": .array(changes),
      "properties": ["safety": .string(fix.safety.rawValue)],
    ]
  }

  private func location(of place: Diagnostic.Place) -> JSONValue {
    ["physicalLocation": ["artifactLocation": address(of: place), "region": region(of: place)]]
  }

  private func address(of place: Diagnostic.Place) -> JSONValue {
    let path = place.path(in: root)
    return path.hasPrefix("/")
      ? ["uri": .string("file://\(Address.escaped(path))")]
      : ["uri": .string(Address.escaped(path)), "uriBaseId": .string(SARIFReport.base)]
  }

  private func region(of place: Diagnostic.Place) -> JSONValue {
    [
      "startLine": .integer(place.start.line), "startColumn": .integer(place.start.column),
      "endLine": .integer(place.end.line), "endColumn": .integer(place.end.column),
    ]
  }
}
