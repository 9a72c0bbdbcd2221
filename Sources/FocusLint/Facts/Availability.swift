extension ProjectFacts {
  /// The platforms that a place is compiled for, each with the least version that it runs on there: the
  /// configured one, or the one that an `@available` or `#available` around it asks for.
  package func platforms(at node: Node) -> Platforms {
    var platforms = facts(of: node).platforms
    let tested = node.guards.filter { $0.isTrue && $0.expression.kind == .availability }
      .map(\.expression)
    let declared = node.ancestors.flatMap { $0.children(.attribute) }.filter {
      $0.isNamed("available")
    }
    for item in tested + declared { platforms.raise(to: item.text) }
    return platforms
  }
}

extension Platforms {
  /// Whether something that came with some versions can be used on each of the platforms; one without
  /// a known version counts as new enough.
  package func allow(_ needed: [Platform: Version]) -> Bool {
    versions.allSatisfy { platform, version in
      guard let least = needed[platform] else { return false }
      return version.map { $0 >= least } ?? true
    }
  }

  /// - Parameter condition: `#available(iOS 17, macOS 14.1, *)`, or an attribute like it.
  fileprivate mutating func raise(to condition: String) {
    for part in condition.split(whereSeparator: { "(),".contains($0) }) {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, let platform = Platform(rawValue: words[0].lowercased()),
        versions.keys.contains(platform)
      else { continue }
      let numbers = words[1].split(separator: ".").compactMap { Int($0) }
      guard let major = numbers.first else { continue }
      let version = Version(major, numbers.dropFirst().first ?? 0)
      if let known = versions[platform] ?? nil, known > version { continue }
      versions[platform] = version
    }
  }
}
