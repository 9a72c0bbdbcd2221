/// The condition of an `#if` or `#elseif`, as far as a platform decides it.
///
/// What no platform decides (`DEBUG`, `swift(>=6)`, an import of the project's own) is asked twice:
/// once all true, once all false.
package indirect enum Condition: Hashable, Sendable {
  case platforms(Set<Platform>)
  case open
  case not(Condition)
  case all([Condition])
  case any([Condition])

  package init(_ text: String) {
    var parser = ConditionParser(text)
    self = parser.disjunction(depth: 0)
  }

  package func holds(on platform: Platform, open: Bool) -> Bool {
    switch self {
    case .platforms(let platforms): platforms.contains(platform)
    case .open: open
    case .not(let condition): !condition.holds(on: platform, open: open)
    case .all(let parts): parts.allSatisfy { $0.holds(on: platform, open: open) }
    case .any(let parts): parts.contains { $0.holds(on: platform, open: open) }
    }
  }

  private static let importable: [String: Set<Platform>] = [
    "UIKit": [.ios, .tvos, .watchos, .visionos], "WatchKit": [.watchos], "AppKit": [.macos],
    "Cocoa": [.macos], "SwiftUI": Set(Platform.allCases), "Combine": Set(Platform.allCases),
    "Foundation": Set(Platform.allCases), "Observation": Set(Platform.allCases),
  ]

  private static let systems: [String: Set<Platform>] = [
    "iOS": [.ios], "macOS": [.macos], "OSX": [.macos], "tvOS": [.tvos], "watchOS": [.watchos],
    "visionOS": [.visionos], "xrOS": [.visionos],
  ]

  fileprivate static func test(_ function: String, _ argument: String) -> Condition {
    switch function {
    case "os": .platforms(systems[argument] ?? [])
    case "canImport": importable[argument].map(Condition.platforms) ?? .open
    case "targetEnvironment" where argument == "macCatalyst": .platforms([])
    default: .open
    }
  }
}

private struct ConditionParser {
  private let tokens: [String]
  private var at = 0

  init(_ text: String) {
    var tokens: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      if character.isWhitespace { continue }
      if let last = tokens.last, (character == "&" || character == "|"), last == String(character) {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
    }
    if !word.isEmpty { tokens.append(word) }
    self.tokens = tokens
  }

  private var token: String { at < tokens.count ? tokens[at] : "" }

  private mutating func take(_ expected: String) -> Bool {
    guard token == expected else { return false }
    at += 1
    return true
  }

  mutating func disjunction(depth: Int) -> Condition {
    var parts = [conjunction(depth: depth)]
    while take("||") { parts.append(conjunction(depth: depth)) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction(depth: Int) -> Condition {
    var parts = [primary(depth: depth)]
    while take("&&") { parts.append(primary(depth: depth)) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func primary(depth: Int) -> Condition {
    guard depth < 100 else { return .open }
    if take("!") { return .not(primary(depth: depth + 1)) }
    if take("(") {
      let inner = disjunction(depth: depth + 1)
      _ = take(")")
      return inner
    }
    let word = token
    at += 1
    if word == "true" { return .platforms(Set(Platform.allCases)) }
    if word == "false" || word == "0" { return .platforms([]) }
    guard take("(") else { return .open }
    let argument = token
    while at < tokens.count, token != ")" { at += 1 }
    _ = take(")")
    return Condition.test(word, argument)
  }
}
