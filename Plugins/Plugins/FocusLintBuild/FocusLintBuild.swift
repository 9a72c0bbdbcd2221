import Foundation
import PackagePlugin

/// Lints a target whenever it is built; problems show among the compiler's.
@main struct FocusLintBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let files = target.sourceFiles(withSuffix: "swift").map(\.url)
    return try commands(target.name, linting: files, in: context.pluginWorkDirectoryURL)
  }

  /// The list of files goes by way of a file: a command line has its limits.
  private func commands(_ name: String, linting files: [URL], in folder: URL) throws -> [Command] {
    if files.isEmpty { return [] }
    let program = try InstalledProgram()
    let list = folder.appendingPathComponent("\(name).txt")
    let paths = files.map(\.path).sorted().joined(separator: "\n") + "\n"
    if (try? String(contentsOf: list, encoding: .utf8)) != paths {
      try Data(paths.utf8).write(to: list)
    }
    return [
      .buildCommand(
        displayName: "focuslint \(name)", executable: program.url,
        arguments: [
          "lint", "--quiet", "--format", "xcode", "--force-exclude", "--files-from", list.path,
        ], inputFiles: files + [list])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FocusLintBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      return try commands(target.displayName, linting: files, in: context.pluginWorkDirectoryURL)
    }
  }
#endif
