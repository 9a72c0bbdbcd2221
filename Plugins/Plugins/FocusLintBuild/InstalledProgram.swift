import Foundation
import PackagePlugin

/// The focuslint that is installed on this machine.
struct InstalledProgram {
  let url: URL

  /// Looks through `PATH`, then where Homebrew and people put programs: Xcode starts with a `PATH` of its
  /// own.
  ///
  /// - Throws: what to do, where there is none.
  init() throws {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? "~"
    let folders =
      (environment["PATH"] ?? "").split(separator: ":").map(String.init)
      + ["/opt/homebrew/bin", "/usr/local/bin", "\(home)/.local/bin"]
    let paths = folders.map { "\($0)/focuslint" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw Missing()
    }
    url = URL(fileURLWithPath: path)
  }

  struct Missing: Error, CustomStringConvertible {
    let description =
      "focuslint is not installed: there is none in PATH, /opt/homebrew/bin, /usr/local/bin or "
      + "~/.local/bin. Run `make build` in its repository, and copy .build/release/focuslint to one of them."
  }
}
