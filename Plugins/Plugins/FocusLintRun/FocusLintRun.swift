import Foundation
import PackagePlugin

/// `swift package focuslint`: what comes behind it is focuslint's own command line.
///
/// To report needs no permission; a Mac lets it write for `--fix` where the command line says
/// `swift package --allow-writing-to-package-directory focuslint --fix`.
@main struct FocusLintRun: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(arguments, in: context.package.directoryURL)
  }

  private func run(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = try InstalledProgram().url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FocusLintRun: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the chosen targets in front; a project is linted as a whole.
      var rest = arguments[...]
      while rest.first == "--target" { rest = rest.dropFirst(2) }
      try run(Array(rest), in: context.xcodeProject.directoryURL)
    }
  }
#endif
