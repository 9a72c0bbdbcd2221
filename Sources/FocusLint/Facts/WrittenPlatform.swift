extension FileFacts {
  /// Whether a platform is written down for a place: by the configuration, the command line or
  /// Package.swift, or by the `#if` that the place itself stands in.
  package func isWrittenDown(_ platform: Platform, at range: SourceRange) -> Bool {
    guard platforms.contains(platform) else { return false }
    return platforms.isWrittenDown || conditions(around: range).contains { $0.tells(platform) }
  }

  /// The conditions of the `#if` branches that a place stands in.
  private func conditions(around range: SourceRange) -> [Condition] {
    /// What must hold, and what must not, in each open branch.
    var open: [(holds: Condition?, failed: [Condition])] = []
    for directive in file.scan.directives where directive.range.end <= range.start {
      let written = file.text(directive.condition)
      switch directive.kind {
      case .if: open.append((Condition(written), []))
      case .elseif, .else:
        guard let last = open.popLast() else { continue }
        let failed = last.failed + (last.holds.map { [$0] } ?? [])
        open.append((directive.kind == .else ? nil : Condition(written), failed))
      case .endif: _ = open.popLast()
      }
    }
    return open.map { branch in
      .all((branch.holds.map { [$0] } ?? []) + branch.failed.map(Condition.not))
    }
  }
}

extension Condition {
  /// Whether it holds on a platform and names it: it fails on iOS, or on all but a few.
  fileprivate func tells(_ platform: Platform) -> Bool {
    let holding = Set(
      Platform.allCases.filter { holds(on: $0, open: true) || holds(on: $0, open: false) })
    return holding.contains(platform) && (!holding.contains(.ios) || holding.count <= 2)
  }
}
