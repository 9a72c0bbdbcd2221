/// One of several equal runs that share the files of a project among them.
package struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  package var number: Int
  package var count: Int

  package init(number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// Whether a file is this one's: the same on every machine, and of each file true in one shard.
  ///
  /// - Parameter project: What the path is relative to; without one, the name alone tells.
  package func holds(_ path: String, in project: String?) -> Bool {
    let name = project.flatMap { Path.relative(path, to: $0) } ?? Path.name(of: path)
    return FNV.hash(name.utf8) % UInt64(count) == UInt64(number - 1)
  }
}
