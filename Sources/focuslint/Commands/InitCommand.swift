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
    let above = try? surroundings.configuration(of: current)?.path
    let platforms = surroundings.platforms(of: current)

    try create(Path.joined(current, name), ConfigurationTemplate.text(platforms: platforms))
    var text = "Wrote `\(name)`. Each setting in it is a comment that says its default.\n"
    if let above {
      text += "It replaces `\(Path.shown(above, in: current))` for this folder.\n"
    }
    text += "Next: `\(Product.name)` lints this folder, `\(Product.name) rules` lists the rules.\n"
    try Output.write(Terminal.visible(lines: text))
  }

  /// Writes a file that is not there yet; where that fails, there is none.
  private static func create(_ path: String, _ text: String) throws(UserError) {
    let name = Path.name(of: path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    var failure = file < 0 ? errno : 0
    if failure == EEXIST {
      throw UserError(
        "`\(name)` is already here.", advice: "Edit it, or remove it to begin anew.")
    }
    if file >= 0 {
      failure = Output.write(text, to: file)
      close(file)
      if failure != 0 { unlink(path) }
    }
    if failure != 0 {
      throw UserError("`\(name)` cannot be written: \(String(cString: strerror(failure))).")
    }
  }
}
