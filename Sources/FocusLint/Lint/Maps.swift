/// What can take focus in the views of some files, and what moves it.
package struct Maps: Sendable {
  /// By path, then by position.
  package var maps: [FocusMap]
  package var notes: [String] = []
  package var mistakes: [UserError] = []
}

extension Linter {
  /// The maps of the views in the files that would be linted: those that have a focus state, and those
  /// that show a text input of UIKit or AppKit.
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
    var outputs: [Output] = []
    var maps: [FocusMap] = []
    let projects = Dictionary(grouping: inputs) { input in
      isIsolated ? nil : input.project.map(Path.Key.init)
    }
    for (folder, group) in projects {
      // Whatever file shows a representable has a map, too.
      let bridges = filesOfBridges(around: group, folder?.path)
      let names = Set(bridges.compactMap(\.first.reading).flatMap(\.bridges))
      let members = self.members(
        group,
        [["FocusState"], [".focused("], [".searchFocused("], ["Representable"]]
          + names.sorted().map { [$0] })
      let shown = Set(group.map { Path.Key($0.path) })
      let others = bridges.filter { !shown.contains(Path.Key($0.input.path)) }
      var project = Project(self, folder: folder?.path, members + others)
      project.settle()
      outputs += members.map(\.first.output)
      maps += project.maps(of: shown, honoursIgnore: honoursIgnore)
    }
    return (FocusMap.united(maps), outputs)
  }

  /// The files with representables among some and in the project around them.
  private func filesOfBridges(around inputs: [Input], _ folder: String?) -> [Project.Member] {
    var files = inputs
    let known = Set(inputs.map { Path.Key($0.path) })
    let project = folder.map { projectFiles($0) } ?? []
    for (path, vocabulary) in project where !known.contains(Path.Key(path)) {
      files.append(
        Input(
          path: path, rules: [], platforms: inputs[0].platforms, vocabulary: vocabulary,
          project: folder))
    }
    return members(files, [["Representable"]]).filter { $0.first.reading?.bridges.isEmpty == false }
  }

  /// Reads those of some files that hold words.
  private func members(_ inputs: [Input], _ words: [[String]]) -> [Project.Member] {
    var analysis = self
    let rule = Rule(
      id: "map", group: .state, severity: .info, isOnByDefault: true, words: words, texts: [:],
      check: .code { _, _ in [] })
    analysis.rules = [rule]
    let inputs = inputs.map { input in
      var input = input
      input.rules = [rule.id]
      return input
    }
    return zip(inputs, analysis.firstReads(of: inputs)).map { Project.Member(input: $0, first: $1) }
  }
}

extension Reading {
  /// The names of the representables in it.
  fileprivate var bridges: Set<String> {
    Set(variants.flatMap(\.types).filter(\.isBridge).map(\.name.lastComponent))
  }
}

extension FocusMap {
  /// What several files and compiler runs see of each view as one, by path, then by position.
  static func united(_ maps: [FocusMap]) -> [FocusMap] {
    var views: [Place: FocusMap] = [:]
    for map in maps { views[map.place] = views[map.place]?.united(with: map) ?? map }
    return views.values.filter { !$0.isEmpty }.sorted { $0.place < $1.place }
  }
}
