/// What can take focus in the views of some files, and what moves it.
package struct Maps: Sendable {
  /// By path, then by position.
  package var maps: [FocusMap] = []
  package var files = 0
  package var notes: [String] = []
  package var mistakes: [UserError] = []
}

extension Linter {
  /// The maps of the views in the files that would be linted: those that have a focus state.
  ///
  /// A view whose code is in several files is shown where one of them is named.
  package func maps() -> Maps {
    let plan = self.plan()
    var maps = Maps()
    (maps.notes, maps.mistakes) = (plan.notes, plan.mistakes)
    var analysis = self.analysis(indexed: plan.sieve?.texts ?? [:])
    analysis.rules = [Rule.wordsOfMaps]
    let inputs = plan.tasks.filter(\.isReported).map { task in
      var input = task.input
      input.rules = [Rule.wordsOfMaps.id]
      return input
    }
    var found: [FocusMap] = []
    let first = analysis.firstReads(of: inputs)
    for first in first { maps.add(first.output, in: options.currentFolder) }
    let projects = Dictionary(grouping: inputs.indices) { index in
      options.isIsolated ? nil : inputs[index].project.map(Path.Key.init)
    }
    for (folder, group) in projects {
      var project = Project(
        analysis, folder: folder?.path,
        group.map { Project.Member(input: inputs[$0], first: first[$0]) })
      project.settle()
      found += project.maps(honoursIgnore: options.honoursIgnore)
    }
    maps.maps = FocusMap.united(found)
    return maps
  }
}

extension Maps {
  /// Counts a file, or says why it is not there.
  fileprivate mutating func add(_ output: Analysis.Output, in folder: String) {
    let shown = Path.shown(output.path, in: folder)
    switch output.failure {
    case .vanished: notes.append("`\(shown)` was removed while it was to be read.")
    case .unreadable(let failure): mistakes.append(.unreadable(shown, failure))
    case nil: files += 1
    }
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
