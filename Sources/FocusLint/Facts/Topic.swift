/// What a passage can rest on that other passages say.
///
/// After a change, a passage is judged again where it rests on what the changed ones say or said; names
/// that nobody asked for change nothing.
package enum Topic: Hashable, Sendable {
  /// The declarations and extensions of a type by its qualified name, and what an alias of the name
  /// stands for.
  case type(String)
  /// The calls of a name, and the places where it is handed over, by the name's hash.
  case use(UInt64)
  /// The functions of a name outside of types.
  case function(String)
  /// The constants and variables of a name outside of types.
  case global(String)
  /// Names `x` of `other.$x`.
  case projection(String)
  /// The types whose coordinators have a name.
  case maker(String)
  /// Whatever there is.
  case everything
}

extension Passage {
  /// What it says to others; projections are compared for all files at once.
  package var topics: Set<Topic> {
    var topics: Set<Topic> = []
    switch node.kind {
    // What is imported says whether a file is a test.
    case .import: return [.everything]
    case .typeAlias: topics.insert(.type(node.name))
    case .property: topics.insert(.global(node.name))
    default: break
    }
    for type in types {
      // They take code out of the reports wherever it is.
      if !Set(type.inherits).isDisjoint(with: ["PreviewProvider", "XCTestCase"]) {
        return [.everything]
      }
      topics.insert(.type(type.name))
      for name in type.madeCoordinators { topics.insert(.maker(name)) }
    }
    for function in functions where function.node.enclosingType == nil {
      topics.insert(.function(function.name))
    }
    for name in usedNames { topics.insert(.use(name)) }
    return topics
  }
}
