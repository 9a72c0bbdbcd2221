import CTreeSitter

/// Modifiers and keywords.
extension Lowering {
  /// Which kind of type a declaration begins.
  func keyword(_ parts: [Child]) -> Marks {
    for part in parts where !ts_node_is_named(part.node) {
      switch string(part.node) {
      case "struct": return .isStruct
      case "class": return .isClass
      case "actor": return .isActor
      case "enum": return .isEnum
      case "extension": return .isExtension
      case "protocol": return .isProtocol
      default: continue
      }
    }
    return []
  }

  /// The modifiers that `Marks` knows, wherever they stand in a declaration.
  mutating func marks(_ parts: [Child]) -> Marks {
    var marks: Marks = []
    for part in parts {
      if part.symbol == .asyncWord { marks.insert(.isAsync) }
      guard part.symbol == .modifiers else { continue }
      for modifier in children(part.node) where modifier.symbol != .attribute {
        switch string(modifier.node) {
        case "static", "class": marks.insert(.isStatic)
        case "private": marks.insert(.isPrivate)
        case "fileprivate": marks.insert(.isFilePrivate)
        case "public", "open", "package": marks.insert(.isPublic)
        case "override": marks.insert(.isOverride)
        case "lazy": marks.insert(.isLazy)
        case "weak": marks.insert(.isWeak)
        case "nonisolated": marks.insert(.isNonisolated)
        default: break
        }
      }
    }
    return marks
  }
}
