/// Finds the word that somebody probably meant.
package enum Spelling {
  /// The nearest of some names; nil where none is near. Of equally near ones the first.
  package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    let word = Array(word.lowercased())
    guard word.count <= 100 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(word, Array(name.lowercased()))
      let limit = max(1, max(word.count, name.count) / 3)
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// A sentence that offers the nearest name; empty where none is near.
  package static func hint(for word: String, among names: some Sequence<String>) -> String {
    nearest(to: word, among: names).map { "Did you mean `\($0)`?" } ?? ""
  }

  /// A sentence that offers the nearest rule, or says where all of them are listed.
  package static func hint(forRule id: String, among ids: some Sequence<String>) -> String {
    let hint = hint(for: id, among: ids)
    return hint.isEmpty ? "`\(Product.name) rules` lists them." : hint
  }

  /// Letters to put in, take out, change or swap with the next.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var above = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(above[column + 1] + 1, current[column] + 1)
        cost = min(cost, above[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      before = above
      above = current
    }
    return above[right.count]
  }
}
