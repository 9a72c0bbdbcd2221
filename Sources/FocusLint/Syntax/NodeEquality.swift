extension Node {
  /// Whether another tree's node and all below it are the same, so many bytes further on.
  package func equals(_ other: Node, movedBy bytes: Int) -> Bool {
    let (count, first, second) = (Int(tree.nodes[index].next) - index, index, other.index)
    guard Int(other.tree.nodes[second].next) - second == count else { return false }
    return tree.nodes.withUnsafeBufferPointer { nodes in
      other.tree.nodes.withUnsafeBufferPointer { others in
        (0..<count).allSatisfy { place in
          nodes[first + place].equals(
            others[second + place], movedBy: Int32(bytes), and: Int32(second - first),
            isTop: place == 0)
        }
      }
    }
  }
}

extension RawNode {
  fileprivate func equals(
    _ other: RawNode, movedBy bytes: Int32, and places: Int32, isTop: Bool
  ) -> Bool {
    let name = nameStart < nameEnd ? bytes : 0
    return kind == other.kind && role == other.role && marks == other.marks
      && (isTop || parent + places == other.parent) && next + places == other.next
      && Int32(start) + bytes == Int32(other.start) && Int32(end) + bytes == Int32(other.end)
      && Int32(nameStart) + name == Int32(other.nameStart)
      && Int32(nameEnd) + name == Int32(other.nameEnd)
  }
}
