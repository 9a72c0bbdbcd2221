/// The logic of `multiple-bool-focus-states`; its page says what it finds and why.
enum MultipleBoolFocusStates {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    file.types.flatMap { declaration -> [Problem] in
      let own = declaration.properties.compactMap(FocusState.init)
        .filter { $0.isBool && !$0.isBinding && !$0.isAccessibility && !$0.property.isStatic }
      guard own.count > 1, let type = project.type(declaration.name, from: declaration.node),
        project.isUpdatedBySwiftUI(type)
      else { return [] }
      let bound = own.map { BoundState(state: $0, type: type) }.filter { !$0.regions.isEmpty }
      let fields = bound.filter { state in
        !bound.contains { $0.state != state.state && state.encloses($0, in: project) }
      }
      let pairs = fields.indices.dropFirst().compactMap { index in
        fields[..<index].first { !$0.isExclusive(with: fields[index], in: project) }
          .map { (first: $0.state, state: fields[index].state) }
      }
      if pairs.isEmpty { return [] }
      let together = fields.map(\.state).filter { state in
        pairs.contains { $0.state == state || $0.first == state }
      }
      let cure = cure(of: together, in: type, project)
      return pairs.map { problem($0.state, first: $0.first, cure) }
    }
  }

  /// What makes one enum of some states, or where that fails.
  private static func cure(
    of states: [FocusState], in type: NominalType, _ project: ProjectFacts
  ) -> (fix: Fix?, obstacle: Problem.Related?) {
    do throws(FocusEnum.Obstacle) {
      let enumeration = try FocusEnum(of: states, in: type, project)
      let edits = try enumeration.edits()
      return (Fix("enum", ["type": enumeration.names.type], .unsafe, edits), nil)
    } catch {
      guard case .use(let mention, let state) = error else { return (nil, nil) }
      let key = if case .handed = mention.meaning { "handed" } else { "unclear" }
      return (nil, .init(key, ["name": state.name], in: mention.file, at: mention.range))
    }
  }

  private static func problem(
    _ state: FocusState, first: FocusState, _ cure: (fix: Fix?, obstacle: Problem.Related?)
  ) -> Problem {
    Problem(
      "multiple-bool-focus-states", "more", ["name": state.name], in: state.property.node.file,
      at: state.property.node.nameRange,
      related: [
        Problem.Related(
          "first", ["name": first.name], in: first.property.node.file,
          at: first.property.node.nameRange)
      ] + [cure.obstacle].compactMap { $0 }, fix: cure.fix)
  }
}

/// A Bool focus state and the views that it is bound to.
private struct BoundState {
  let state: FocusState
  /// The views it is bound to, by `.focused($x)` or as the argument of one view or modifier.
  let regions: [Node]
  private let sites: [Node]

  init(state: FocusState, type: NominalType) {
    self.state = state
    // `_x.projectedValue` is `$x`.
    let uses = type.projections(of: state.name).map { use in
      use.parent.map { $0.kind == .member && $0.isNamed("projectedValue") } == true
        ? use.parent! : use
    }
    let focused = uses.filter { use in
      use.argumentOf.map { call, _ in
        call.calleeName == "focused" && call.children(.argument).count == 1
          || call.focusArgument == use
      } ?? false
    }
    // What neither ties the state to a view nor hands it on.
    let others = uses.filter { use in
      use.argumentOf?.call.calleeName == "defaultFocus"
        || use.parent.map { $0.kind == .member && $0.isNamed("wrappedValue") } == true
    }
    let handed = uses.filter { use in
      !others.contains(use) && use.argumentOf.map { $0.call.calleeName != "searchFocused" } == true
    }
    let isHandedOnce = handed.count == 1 && uses.count == others.count + 1
    sites = !focused.isEmpty ? focused : isHandedOnce ? handed : []
    regions = sites.compactMap { site in
      guard let call = site.argumentOf?.call else { return nil }
      return call.calleeName == "focused" ? call.child(.callee)?.child(.base) : call
    }
  }

  /// Whether it is bound to a container of the other's view: the two may be true together.
  func encloses(_ other: BoundState, in project: ProjectFacts) -> Bool {
    regions.contains { region in other.sites.contains { project.encloses(region, $0) } }
  }

  func isExclusive(with other: BoundState, in project: ProjectFacts) -> Bool {
    sites.allSatisfy { site in other.sites.allSatisfy { project.areExclusive(site, $0) } }
  }
}
