/// A Bool focus state and the views that it is bound to.
struct BoundState {
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

extension BoundState {
  /// Where the views of some states stand, followed to where they are shown.
  struct Places {
    /// By file, in the order of the text.
    private var all: [SourceFile: [(place: Node, state: BoundState)]]

    init(of states: [BoundState], in project: ProjectFacts) {
      let places = states.flatMap { state in
        state.sites.flatMap(project.placements).map { (place: $0, state: state) }
      }
      all = Dictionary(grouping: places, by: \.place.file)
        .mapValues { $0.sorted { $0.place.precedes($1.place) } }
    }

    /// Those that have a place in some code.
    func states(in regions: [Node]) -> [BoundState] {
      regions.flatMap { region in all[region.file]?.below(region, \.place).map(\.state) ?? [] }
    }
  }
}
