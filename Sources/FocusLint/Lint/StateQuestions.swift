extension TypeDeclaration {
  /// Whether it is a struct with focus state that another file may make a view.
  var mayBecomeView: Bool {
    node.marks.contains(.isStruct) && !inherits.contains(where: ProjectFacts.isUpdated)
      && properties.contains { FocusState($0).map { !$0.isBinding } == true }
  }

  /// The types of its focus values of which its file does not say that they are Hashable.
  func openFocusValues(in facts: FileFacts) -> [String] {
    focusStates.filter { !$0.isBinding && !$0.isBool }.compactMap {
      guard let name = $0.valueType?.name.typeNameWithoutArguments.lastComponent else { return nil }
      let isSettled = facts.types.contains { type in
        type.node.name == name && !type.isExtension
          && (type.inherits.contains("Hashable")
            || type.node.marks.contains(.isEnum) && !type.node.hasPayload)
      }
      return isSettled || name.isHashableOfSwift ? nil : name
    }
  }
}

extension TypeDeclaration {
  /// The views that its focus states are handed to, which may tie a field to them or move focus.
  func viewsHandedFocus(in facts: FileFacts) -> [String] {
    let own = focusStates.filter { !$0.isAccessibility }.map(\.name)
    let uses = own.flatMap { name in
      projections(of: name)
        + facts.arguments(named: name).filter { node.contains($0) && $0.enclosingType == node }
    }
    return uses.compactMap { use in
      guard let (call, argument) = use.argumentOf, !argument.nameRange.isEmpty,
        call.child(.callee)?.kind == .name, call.writtenCalleeName.isCapitalized
      else { return nil }
      return call.writtenCalleeName.typeNameWithoutArguments
    }
  }
}

extension FileFacts {
  /// The views that are tied to a focus state without a value, two to one state or one in each row.
  var viewsOfFlags: [String] {
    let flags = calls(of: "focused").filter { $0.argument("equals") == nil }
    let states = Dictionary(grouping: flags) { $0.argument(nil)?.text ?? "" }
    return flags.filter { flag in
      states[flag.argument(nil)?.text ?? ""]!.count > 1
        || flag.ancestors.contains {
          $0.kind == .closure && $0.argumentOf?.call.isRepetition == true
        }
    }.compactMap { ModifierChain(around: $0).head.child(.callee)?.name }
  }
}
