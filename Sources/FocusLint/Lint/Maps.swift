/// What can take focus in the views of some files, and what moves it.
package struct Maps: Sendable {
  /// By path, then by position.
  package var maps: [FocusMap]
  package var notes: [String] = []
  package var mistakes: [UserError] = []
}

extension Linter {
  /// The maps of the views in the files that would be linted: those that have a focus state.
  ///
  /// A view whose code is in several files is shown where one of them is named.
  package func maps() -> Maps {
    var linter = self
    let plan = linter.plan()
    let found = linter.analysis(indexed: plan.sieve?.texts ?? [:]).maps(
      of: plan.tasks.filter(\.isReported).map(\.input), honoursIgnore: options.honoursIgnore)
    var maps = Maps(maps: found.maps, notes: plan.notes, mistakes: plan.mistakes)
    for output in found.outputs {
      let shown = Path.shown(output.path, in: options.currentFolder)
      switch output.failure {
      case .vanished: maps.notes.append("`\(shown)` was removed while it was to be read.")
      case .unreadable(let failure): maps.mistakes.append(.unreadable(shown, failure))
      case nil: break
      }
    }
    return maps
  }
}

extension Analysis {
  /// The maps of the views in some files.
  ///
  /// - Parameter honoursIgnore: Whether views in generated files and tests are left out.
  func maps(of inputs: [Input], honoursIgnore: Bool) -> (maps: [FocusMap], outputs: [Output]) {
    var analysis = self
    analysis.rules = [Rule.wordsOfMaps]
    let inputs = inputs.map { input in
      var input = input
      input.rules = [Rule.wordsOfMaps.id]
      return input
    }
    let first = analysis.firstReads(of: inputs)
    let projects = Dictionary(grouping: inputs.indices) { index in
      isIsolated ? nil : inputs[index].project.map(Path.Key.init)
    }
    let maps = projects.flatMap { folder, group in
      var project = Project(
        analysis, folder: folder?.path,
        group.map { Project.Member(input: inputs[$0], first: first[$0]) })
      project.settle()
      return project.maps(honoursIgnore: honoursIgnore)
    }
    return (FocusMap.united(maps), first.map(\.output))
  }
}

extension Rule {
  /// What makes a file worth parsing for its maps, as a rule that says nothing.
  fileprivate static let wordsOfMaps = Rule(
    id: "map", group: .state, severity: .info, isOnByDefault: true,
    words: [["FocusState"], [".focused("], [".searchFocused("]], texts: [:],
    check: .code { _, _ in [] })
}

extension FocusMap {
  /// What several files and compiler runs see of each view as one, by path, then by position.
  static func united(_ maps: [FocusMap]) -> [FocusMap] {
    var views: [Place: FocusMap] = [:]
    for map in maps { views[map.place] = views[map.place]?.united(with: map) ?? map }
    return views.values.filter { !$0.isEmpty }.sorted { $0.place < $1.place }
  }
}
