/// What mending changes, as `git apply` and `patch` take it, with three lines around each change.
package enum UnifiedDiff {
  private typealias Line = ArraySlice<UInt8>

  private static let context = 3

  /// - Parameter name: The path as it is shown.
  package static func bytes(_ name: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    let (before, after) = (lines(of: old), lines(of: new))
    let hunks = self.hunks(from: before, to: after)
    if hunks.isEmpty { return [] }
    var text = Array("--- \(quoted("a/", name))\n+++ \(quoted("b/", name))\n".utf8)
    for hunk in hunks { text += hunk.text(before, after) }
    return text
  }

  /// Lines with their endings.
  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// A name as git writes it: quoted where it holds what would end the line or the name.
  private static func quoted(_ prefix: String, _ name: String) -> String {
    let path = name.hasPrefix("/") ? name : prefix + name
    let isPlain = path.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return path.contains(" ") ? path + "\t" : path }
    var text = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Lines that go and lines that come, near each other.
  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
    var removals: Set<Int>
    var insertions: Set<Int>

    func text(_ before: [Line], _ after: [Line]) -> [UInt8] {
      var text = Array("@@ -\(Hunk.place(old)) +\(Hunk.place(new)) @@\n".utf8)
      var (left, right) = (old.lowerBound, new.lowerBound)
      while left < old.upperBound || right < new.upperBound {
        if removals.contains(left), left < old.upperBound {
          text += Hunk.line("-", before[left])
          left += 1
        } else if insertions.contains(right), right < new.upperBound {
          text += Hunk.line("+", after[right])
          right += 1
        } else {
          text += Hunk.line(" ", before[left])
          left += 1
          right += 1
        }
      }
      return text
    }

    private static func place(_ lines: Range<Int>) -> String {
      lines.isEmpty
        ? "\(lines.lowerBound),0"
        : lines.count == 1 ? "\(lines.lowerBound + 1)" : "\(lines.lowerBound + 1),\(lines.count)"
    }

    private static func line(_ mark: Character, _ line: Line) -> [UInt8] {
      let end = line.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
      return Array("\(mark)".utf8) + line + end.utf8
    }
  }

  private static func hunks(from before: [Line], to after: [Line]) -> [Hunk] {
    // What both begin and end with is passed over first: a fix changes little of a long file.
    let shared = min(before.count, after.count)
    let head = (0..<shared).first { before[$0] != after[$0] } ?? shared
    let tail =
      (0..<shared - head).first { before[before.count - 1 - $0] != after[after.count - 1 - $0] }
      ?? shared - head
    let difference = after[head..<after.count - tail]
      .difference(from: before[head..<before.count - tail])
    let removals = difference.removals.map { $0.line + head }
    let insertions = difference.insertions.map { $0.line + head }
    var hunks: [Hunk] = []
    var (left, right) = (head, head)
    var (goes, comes) = (removals[...], insertions[...])
    while !goes.isEmpty || !comes.isEmpty {
      // The next change: as many lines are kept on both sides until there.
      let kept = min((goes.first ?? .max) - left, (comes.first ?? .max) - right)
      (left, right) = (left + kept, right + kept)
      let isNear = hunks.last.map { left - $0.old.upperBound <= 2 * context } ?? false
      if !isNear {
        hunks.append(
          Hunk(old: left..<left, new: right..<right, removals: [], insertions: []))
      }
      if goes.first == left {
        hunks[hunks.count - 1].removals.insert(goes.removeFirst())
        left += 1
      } else {
        hunks[hunks.count - 1].insertions.insert(comes.removeFirst())
        right += 1
      }
      hunks[hunks.count - 1].old = hunks[hunks.count - 1].old.lowerBound..<left
      hunks[hunks.count - 1].new = hunks[hunks.count - 1].new.lowerBound..<right
    }
    return hunks.map { hunk in
      let lead = min(context, hunk.old.lowerBound)
      let trail = min(context, before.count - hunk.old.upperBound)
      var hunk = hunk
      hunk.old = hunk.old.lowerBound - lead..<hunk.old.upperBound + trail
      hunk.new = hunk.new.lowerBound - lead..<hunk.new.upperBound + trail
      return hunk
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var line: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
