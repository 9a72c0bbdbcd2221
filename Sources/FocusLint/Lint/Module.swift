#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which files are compiled together, as far as folders say.
package enum Module {
  private static let sourceFolders: Set<String> = ["Sources", "Source", "Tests", "Plugins"]

  /// The folder that stands for a file's module: of a Swift package `Sources/<target>`, else the
  /// project's folder. Two files are of one module where these are equal.
  package static func name(of path: String, in project: String?) -> String {
    guard let project else { return "" }
    var folder = Path.folder(of: path)
    while let here = folder, here.utf8.count >= project.utf8.count {
      if access(here + "/Package.swift", F_OK) == 0 {
        let rest = path.dropFirst(here.utf8.count).split(separator: "/")
        guard rest.count > 2, sourceFolders.contains(String(rest[0])) else { return here }
        return "\(here)/\(rest[0])/\(rest[1])"
      }
      folder = Path.folder(of: here)
    }
    return project
  }
}
