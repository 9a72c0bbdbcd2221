/// The logic of `default-focus-without-target`; its page says what it finds and why.
enum DefaultFocusWithoutTarget {
  static func problems(in passage: Passage, project: ProjectFacts) -> [Problem] {
    let values = passage.calls(of: "defaultFocus").filter { modifier in
      guard let first = modifier.argument(nil), let state = project.focusState(first),
        let value = modifier.argument(at: 1)?.child(.value)
      else { return false }
      return project.carriesNowhere(value, state)
    }
    let scopes = ["prefersDefaultFocus", "resetFocus"].flatMap(passage.calls).filter { call in
      call.argument("in").map(project.isScopeless) ?? false
    }
    return values.map { modifier in
      let value = modifier.argument(at: 1)!.child(.value)!
      return value.kind == .boolean
        ? problem("no-bool-target", modifier, project.focusState(modifier.argument(nil)!)!.name)
        : problem("no-target", modifier, value.caseText)
    } + scopes.map { problem("no-scope", $0, $0.argument("in")!.memberName!) }
  }

  private static func problem(_ message: String, _ call: Node, _ name: String) -> Problem {
    Problem(
      "default-focus-without-target", message, ["name": name], in: call.file, at: call.headRange)
  }
}

extension ProjectFacts {
  /// Modifiers that have their own use for a namespace.
  private static let other: Set<String> = [
    "matchedGeometryEffect", "matchedTransitionSource", "glassEffectID", "zoom",
  ]

  /// Whether all views that a state is tied to are seen, in all branches of `#if`, and none carries a
  /// value.
  fileprivate func carriesNowhere(_ value: Node, _ state: FocusState) -> Bool {
    let type = state.property.node.enclosingType?.qualifiedTypeName ?? ""
    guard !state.isBinding, value.isPlainValue, !isIsolated || state.property.isPrivateToFile,
      let places = focusPlaces(of: state),
      let all = variants(of: type, for: state.name).projections(
        of: state.name, in: type, from: facts(of: value))
    else { return false }
    // What only another branch holds is understood as far as it is a modifier.
    let elsewhere = all.filter { !sees($0) }.map { $0.argumentOf?.call }
    let focusing = elsewhere.filter { $0?.calleeName != "defaultFocus" }
    return focusing.allSatisfy { $0?.calleeName == "focused" }
      && (places.map(\.value) + focusing.map { $0?.argument("equals") }).allSatisfy { carried in
        guard let carried else { return value.text != "true" }
        return carried.isPlainValue && carried.caseText != value.caseText
      }
  }

  /// Whether an `@Namespace` of a type is used for nothing but asking for focus in it.
  fileprivate func isScopeless(_ name: Node) -> Bool {
    guard let member = name.memberName, let type = enclosingType(of: name),
      let property = type.property(member), property.hasWrapper("Namespace"),
      !isIsolated || property.isPrivateToFile
    else { return false }
    let uses = variants(of: type.name, for: member)
      .uses(of: member, of: type.name, in: facts(of: name))
    return uses.allSatisfy { use in
      guard let (call, argument) = use.argumentOf, argument.isNamed("in") else { return false }
      return ["prefersDefaultFocus", "resetFocus"].contains(call.calleeName)
        || ProjectFacts.other.contains(call.calleeName)
    }
  }
}

extension Node {
  /// A case without a payload, or a literal.
  fileprivate var isPlainValue: Bool {
    let isCase = caseText.hasPrefix(".") && !caseText.contains("(") && caseText != ".none"
    return isCase || kind == .number || kind == .string || text == "true"
  }
}
