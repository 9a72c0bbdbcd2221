import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Command {
  /// Writes a configuration into the current folder, where there is none.
  static func initialize(_ request: Request) throws(UserError) {
    _ = try request.words(0...0)
    let current = try Folder.current()
    let name = Surroundings.configurationName
    let surroundings = surroundings(for: request, in: current)
    let above = (try? surroundings.configuration(of: current)).map {
      path(of: $0.path, from: current)
    }
    let template = ConfigurationTemplate.text(
      platforms: surroundings.platforms(of: current), above: above,
      hasBaseline: request.adopts)

    if request.adopts { try refuse([name, Baseline.usualName], in: current) }
    try create(Path.joined(current, name), template)
    var text = "Wrote `\(name)`. Each setting in it is a comment that says its default.\n"
    if request.adopts {
      do { text = try adoption(in: current) } catch {
        unlink(Path.joined(current, name))
        throw error
      }
    }
    if let above {
      text += "It holds here in place of `\(above)`, which its `extends` would go on from.\n"
    }
    if !request.adopts {
      text +=
        "Next: `\(Product.name)` lints this folder, `\(Product.name) rules` lists the rules.\n"
    }
    try Output.write(Terminal.visible(lines: text))
  }

  /// Writes the baseline of a folder; the result says what it holds.
  private static func adoption(in current: String) throws(UserError) -> String {
    var options = Linter.Options(currentFolder: current)
    options.filters.baseline = .none
    options.jobs = Output.processorCount()
    let linter = Linter(options: options)
    let result = linter.result()
    if let mistake = result.mistakes.first { throw mistake }
    let path = Path.joined(current, Baseline.usualName)
    let baseline = try linter.baseline(at: path, holding: result.diagnostics)
    try write(baseline, to: path, shown: Baseline.usualName)
    let report = Adoption.text(of: Verdict(result, level: .info, failOn: nil))
    let name = Product.name
    return """
      Wrote `\(Surroundings.configurationName)`, and `\(Baseline.usualName)` with \
      \(contents(of: baseline)): only new ones are reported from now on.

      \(report.isEmpty ? "" : report + "\n")\
      Next: `\(name) --no-baseline` shows all, and `\(name) --no-baseline --fix` makes the safe fixes.
      Then `\(name) --write-baseline \(Baseline.usualName)` writes down what is left.

      """
  }

  /// Refuses to begin where one of some files is.
  private static func refuse(_ names: [String], in folder: String) throws(UserError) {
    for name in names {
      if case .success = FileStatus.of(Path.joined(folder, name), followingLinks: false) {
        let baseline = Baseline.usualName
        throw UserError(
          "`\(name)` is already here.",
          advice: "`\(Product.name) --write-baseline \(baseline)` writes the baseline alone; "
            + "`baseline: \(baseline)` in `\(Surroundings.configurationName)` names it.")
      }
    }
  }

  /// The way from a folder to a file in one above it: `../../a`.
  private static func path(of file: String, from folder: String) -> String {
    let below = Path.relative(folder, to: Path.folder(of: file) ?? "/") ?? ""
    let depth = below.split(separator: "/").count
    return String(repeating: "../", count: depth) + Path.name(of: file)
  }

  /// Writes a file that is not there yet; where that fails, there is none.
  private static func create(_ path: String, _ text: String) throws(UserError) {
    let name = Path.name(of: path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if file < 0, errno == EEXIST {
      throw UserError(
        "`\(name)` is already here.", advice: "Edit it, or remove it to begin anew.")
    }
    var failure: FileStatus.Failure? = file < 0 ? .last : nil
    if file >= 0 {
      failure = Array(text.utf8).withUnsafeBytes { FileContents.write($0, toDescriptor: file) }
      close(file)
      if failure != nil { unlink(path) }
    }
    if let failure { throw UserError("`\(name)` cannot be written: \(failure.reason).") }
  }
}
