import Testing

@testable import FocusLint

/// A thousand configurations, right and broken, and what becomes of each.
@Suite struct GeneratedConfigurationTests {
  private let reader = ConfigurationReader(
    rules: GeneratedConfiguration.rules, options: GeneratedConfiguration.options,
    currentFolder: "/p")

  private func expectSame(
    _ read: Configuration?, _ meant: Configuration, _ text: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let isSame =
      read?.exclude == meant.exclude && read?.platforms == meant.platforms
      && read?.language == meant.language && read?.rules == meant.rules
      && read?.vocabulary == meant.vocabulary && read?.overrides == meant.overrides
    #expect(isSame, "\(text)", sourceLocation: location)
  }

  /// Every message of a reading begins with a place in the file.
  private func expectPlaces(
    _ read: (configuration: Configuration?, mistakes: [UserError]), _ bytes: [UInt8],
    at location: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: bytes, as: UTF8.self)
    #expect((read.configuration == nil) == !read.mistakes.isEmpty, sourceLocation: location)
    let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    for mistake in read.mistakes {
      let place = mistake.message.wholeMatch(of: #/in/\.focuslint\.yml:([0-9]+):([0-9]+): [^ ].*/#)
      let line = place.flatMap { Int($0.1) } ?? 0
      #expect((1...lines).contains(line), "\(mistake)\n\(text)", sourceLocation: location)
      #expect(place.flatMap { Int($0.2) } ?? 0 > 0, "\(mistake)\n\(text)", sourceLocation: location)
    }
  }

  private let path = "/p/in/.focuslint.yml"

  @Test func fourHundredThatAreRightAreReadAsTheyAreMeant() {
    var chance = Chance(state: 400)
    for _ in 0..<400 {
      let generated = GeneratedConfiguration(path: path, &chance)
      let text = YAMLText.map(generated.pairs).document(&chance)
      let read = reader.configuration(in: Array(text.utf8), path: path)
      #expect(read.mistakes == [], "\(text)")
      expectSame(read.configuration, generated.meant, text)
    }
  }

  /// What no key can take, and values that one key cannot.
  private static let wrong: [(key: String, value: YAMLText)] = [
    ("exclude", .map([("a", .nothing)])), ("exclude", .list([.list([])])),
    ("exclude", .text("")), ("exclude", .list([.text("a[")])), ("exclude", .text("../x")),
    ("platforms", .list([.text("ios")])), ("platforms", .map([("iOS", .text("15"))])),
    ("platforms", .map([("ios", .text("x"))])), ("platforms", .map([("ios", .text("1.2.3.4"))])),
    ("language", .text("fr")), ("language", .list([])), ("rules", .text("all")),
    ("rules", .list([])), ("rules", .map([("no-rule", .text("off"))])),
    ("rules", .map([("one-rule", .text("eror"))])), ("rules", .map([("one-rule", .word("true"))])),
    ("rules", .map([("one-rule", .nothing)])), ("rules", .map([("one-rule", .list([]))])),
    ("rules", .map([("one-rule", .map([("everywhere", .word("true"))]))])),
    ("rules", .map([("third-rule", .map([("everywhere", .text("yes"))]))])),
    ("focusable", .text("AppField")), ("focusable", .list([.text("A.B")])),
    ("focusable", .list([.nothing])), ("focusable", .map([("A", .text("TextField"))])),
    ("focusable", .map([("A", .map([("as", .text("Text"))]))])),
    ("focusable", .map([("A", .map([("label", .text("x"))]))])),
    ("focusable", .map([("A", .map([("text", .text("$x"))]))])),
    ("modifiers", .list([.text("send")])), ("modifiers", .map([("send", .text("submit"))])),
    ("modifiers", .map([("a.b", .text("focused"))])), ("modifiers", .map([("a", .nothing)])),
    ("extends", .list([])), ("extends", .nothing), ("extends", .text("")),
    ("overrides", .map([("files", .text("a"))])), ("overrides", .list([.text("a")])),
    ("overrides", .list([.map([("rules", .map([]))])])),
    ("overrides", .list([.map([("files", .text("a")), ("exclude", .nothing)])])),
    ("overrides", .list([.map([("files", .list([]))])])), ("baseline", .list([])),
    ("rule-folders", .list([.list([])])), ("exclud", .list([])), ("Rules", .map([])),
    ("", .nothing),
  ]

  @Test func threeHundredWithAWrongKeyOrValueAreRefused() {
    var chance = Chance(state: 300)
    for number in 0..<300 {
      var generated = GeneratedConfiguration(path: path, &chance)
      let wrong = Self.wrong[number % Self.wrong.count]
      generated.pairs.removeAll { $0.0 == wrong.key }
      generated.pairs.insert(
        (wrong.key, wrong.value), at: Int.random(in: 0...generated.pairs.count, using: &chance))
      let bytes = Array(YAMLText.map(generated.pairs).document(&chance).utf8)
      let read = reader.configuration(in: bytes, path: path)
      #expect(read.mistakes.count == 1, "\(String(decoding: bytes, as: UTF8.self))")
      expectPlaces(read, bytes)
    }
  }

  @Test func threeHundredWithBrokenIndentationOrBytesAreReadOrRefused() {
    var chance = Chance(state: 299)
    var refused = 0
    for _ in 0..<300 {
      let generated = GeneratedConfiguration(path: path, &chance)
      var bytes = Array(YAMLText.map(generated.pairs).document(&chance).utf8)
      for _ in 0..<Int.random(in: 1...3, using: &chance) { damage(&bytes, &chance) }
      let read = reader.configuration(in: bytes, path: path)
      refused += read.mistakes.isEmpty ? 0 : 1
      expectPlaces(read, bytes)
    }
    // Most damage shows, and some does not matter.
    #expect((100..<300).contains(refused))
  }

  private func damage(_ bytes: inout [UInt8], _ chance: inout Chance) {
    let at = Int.random(in: 0...bytes.count, using: &chance)
    let lines = bytes.indices.filter { $0 == 0 || bytes[$0 - 1] == UInt8(ascii: "\n") }
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &chance), at: at)
    case 1 where at < bytes.count: bytes.remove(at: at)
    case 2 where at < bytes.count: bytes[at] = UInt8.random(in: 0...255, using: &chance)
    case 3: bytes.removeSubrange(at...)
    case 4 where !lines.isEmpty:
      bytes.insert(contentsOf: Array("\t   ".utf8.suffix(3)), at: chance.one(of: lines))
    default:
      let start = lines.isEmpty ? 0 : chance.one(of: lines)
      let end = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? start
      bytes.removeSubrange(start..<end)
    }
  }

  /// Merging what is read gives what reading the merged text gives.
  @Test func aHundredThatExtendAnotherAreTheTwoInOne() throws {
    let folder = try TemporaryFolder()
    var chance = Chance(state: 100)
    let configurations = Configurations(reader: reader)
    for number in 0..<100 {
      let names = ["\(number)/base.yml", "\(number)/own.yml", "\(number)/both.yml"]
      let base = GeneratedConfiguration(path: folder.path(names[0]), &chance)
      let own = GeneratedConfiguration(path: folder.path(names[1]), &chance)
      let both = Self.merged(base.pairs, own.pairs, depth: 0)
      let extending = own.pairs + [("extends", .text("base.yml"))]
      for (name, pairs) in zip(names, [base.pairs, extending.shuffled(using: &chance), both]) {
        try folder.write(name, YAMLText.map(pairs).document(&chance))
      }
      let read = names.map { configurations.configuration(at: folder.path($0)) }
      #expect(configurations.mistakes == [])
      expectSame(read[1], try #require(read[2]), "\(both)")
    }
  }

  private static func merged(
    _ base: [(String, YAMLText)], _ own: [(String, YAMLText)], depth: Int
  ) -> [(String, YAMLText)] {
    var merged = base
    for (key, value) in own {
      guard let at = merged.firstIndex(where: { $0.0 == key }) else {
        merged.append((key, value))
        continue
      }
      if depth == 0, case .nothing = value { continue }
      let isRule = GeneratedConfiguration.rules.contains(key)
      let pairs = [merged[at].1, value].map {
        $0.pairs(isRule: isRule, isNames: key == "focusable")
      }
      if let old = pairs[0], let new = pairs[1], depth == 0 || isRule {
        merged[at].1 = .map(Self.merged(old, new, depth: depth + 1))
      } else {
        merged[at].1 = value
      }
    }
    return merged
  }
}

extension YAMLText {
  /// A mapping, or what is short for one.
  fileprivate func pairs(isRule: Bool, isNames: Bool) -> [(String, YAMLText)]? {
    switch self {
    case .map(let pairs): return pairs
    case .text, .word: return isRule ? [("severity", self)] : nil
    case .list(let names) where isNames:
      return names.compactMap { name in
        guard case .text(let name) = name else { return nil }
        return (name, .nothing)
      }
    default: return nil
    }
  }
}
