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
      platforms: surroundings.platforms(of: current), above: above)

    try create(Path.joined(current, name), template)
    var text = "Wrote `\(name)`. Each setting in it is a comment that says its default.\n"
    if let above {
      text += "It holds here in place of `\(above)`, which its `extends` would go on from.\n"
    }
    text += "Next: `\(Product.name)` lints this folder, `\(Product.name) rules` lists the rules.\n"
    try Output.write(Terminal.visible(lines: text))
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
