#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What can be said of paths by their text alone: links are not resolved, nothing is read.
///
/// Two paths are one where their bytes are. Swift's `==` also takes an é for an e with its accent,
/// and these are two files on most systems.
package enum Path {
  /// A path to look things up by.
  package struct Key: Hashable, Sendable {
    package let path: String

    package init(_ path: String) { self.path = path }

    package static func == (left: Key, right: Key) -> Bool { Path.same(left.path, right.path) }

    package func hash(into hasher: inout Hasher) {
      var path = path
      path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  package static func same(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard let one = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(one, other, left.count) == 0
      }
    }
  }

  /// A path without `.`, `..` and doubled `/`, seen from a folder that is absolute itself.
  package static func absolute(_ path: String, in folder: String) -> String {
    var names: [Substring.UTF8View] = []
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : "\(folder)/\(path)"
    for name in whole.utf8.split(separator: UInt8(ascii: "/")) {
      if name.elementsEqual(".".utf8) { continue }
      if name.elementsEqual("..".utf8) { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.map { String(Substring($0)) }.joined(separator: "/")
  }

  /// The rest of a path below a folder, both absolute; nil where it is not below it.
  package static func relative(_ path: String, to folder: String) -> String? {
    if folder == "/" { return path == "/" ? nil : String(path.utf8.dropFirst()) }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    guard path.utf8.starts(with: folder.utf8), rest.first == UInt8(ascii: "/") else { return nil }
    return String(rest.dropFirst())
  }

  /// The path as reports show it: relative below the current folder, else as it is.
  package static func shown(_ path: String, in current: String) -> String {
    relative(path, to: current) ?? path
  }

  /// The folder that holds an absolute path; nil for `/`.
  package static func folder(of path: String) -> String? {
    guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  package static func joined(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// Left before right by their bytes, which is the same everywhere.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard let one = left.baseAddress, let other = right.baseAddress else {
          return left.count < right.count
        }
        let order = memcmp(one, other, min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
      }
    }
  }
}
