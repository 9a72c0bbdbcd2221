/// A platform of Apple's that UI code is compiled for.
package enum Platform: String, Sendable, CaseIterable, Hashable {
  case ios, macos, tvos, watchos, visionos
}

/// A deployment target, compared part by part: 15 < 15.4 < 16.
package struct Version: Hashable, Comparable, Sendable {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension Version {
  /// Reads `15`, `15.4` or `15.4.1`; what comes after the second part is left out.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else {
      return nil
    }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }
}

/// The platforms that code is written for, each with its least version where one is known.
package struct Platforms: Hashable, Sendable {
  package var versions: [Platform: Version?]
  /// Whether somebody said so, rather than that it is guessed.
  package var isWrittenDown: Bool

  package init(_ versions: [Platform: Version?], isWrittenDown: Bool = true) {
    self.versions = versions
    self.isWrittenDown = isWrittenDown
  }

  /// What holds where nothing is written down: iOS and macOS, without a version.
  package static let unknown = Platforms([.ios: nil, .macos: nil], isWrittenDown: false)
}
