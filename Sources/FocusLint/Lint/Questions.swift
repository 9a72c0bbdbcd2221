/// What the files with focus code leave open, and which other files of the project can answer it.
///
/// A file linted alone and the same file in its folder ask the same, so they get the same problems.
struct Questions: Equatable, Sendable {
  /// Types whose other declarations, extensions and supertypes matter.
  private(set) var types: Set<String> = []
  /// Focus states that may be bound in another file.
  private(set) var states: Set<String> = []
  /// Types that move the first responder, which a framework's call elsewhere may lead to.
  private(set) var receivers: Set<String> = []

  /// Views of which it matters who shows them: any file that writes `Name(`.
  private(set) var views: Set<String> = []
  /// Names that matter wherever a file holds them.
  private(set) var mentions: Set<String> = []

  /// Types of focus values, which must be Hashable; they are among `types`.
  private var values: Set<String> = []
  /// Keys of `FocusedValues`, of which it matters who reads and publishes them.
  private(set) var keys: Set<String> = []

  /// Members of asked types whose own types matter.
  private(set) var members: Set<String> = []

  /// Whether a modifier declared elsewhere may bring a toolbar for the keyboard.
  private(set) var asksForToolbars = false

  /// The asked types that stand at the top of a file.
  private var owners: Set<String> = []

  init() {}

  /// What some files leave open.
  ///
  /// - Parameter earlier: what was asked before, where these files are the answers: then only the types
  ///   that it named can lead further.
  init(of variants: [FileFacts], after earlier: Questions? = nil) {
    // File by file, so that what one declares does not answer what another asks.
    for facts in variants { formUnion(Questions(of: facts, after: earlier)) }
  }

  private init(of facts: FileFacts, after earlier: Questions?) {
    for type in facts.types where earlier?.concerns(type) ?? true {
      if type.isBridge || type.hasOpenState || type.mayBecomeView { ask(about: type) }
      if type.node.marks.contains(.isProtocol), earlier != nil { ask(forParentsOf: type) }
      if earlier?.values.isDisjoint(with: [type.node.name]) == false { ask(forParentsOf: type) }
      types.formUnion(type.viewsHandedFocus(in: facts))
      if type.isExtension, earlier == nil { ask(about: type.node) }
      if earlier != nil || type.isListener || type.answersForFocus { ask(aboutClass: type) }
    }
    if earlier == nil {
      for modifier in facts.calls(of: "onSubmit") { ask(about: modifier.enclosingType) }
      types.formUnion(facts.viewsOfFlags)
      for modifier in facts.calls(of: "onAppear") { ask(whoShows: modifier, in: facts) }
      for change in facts.changes { ask(whoCallsFor: change, in: facts) }
      for constant in facts.calls(of: "constant") { ask(aboutViewGiven: constant) }
      for wait in facts.calls(of: "asyncAfter") + facts.calls(of: "sleep") {
        ask(aboutConstantsIn: wait)
      }
      for call in facts.responderCalls(in: facts.tree.root) {
        ask(whatLeadsTo: call.node, call, in: facts)
      }
      for place in facts.questionedPlaces { ask(whatLeadsTo: place, nil, in: facts) }
      mentions = Set(facts.functions.map(\.name)).intersection(["textViewShouldReturn"])
    }
    ask(about: facts, after: earlier)
    // What is nested in the same file's types is known.
    types.subtract(facts.types.filter { !$0.isExtension }.map(\.node.name).filter(isNested))
    for type in facts.types where earlier?.concerns(type) ?? true {
      values.formUnion(type.openFocusValues(in: facts))
    }
    types.formUnion(values)
    types = types.filter { !Questions.isApples($0) && !$0.contains("(") && !$0.contains("[") }
    receivers = receivers.filter { !Questions.isApples($0) }
  }

  private mutating func ask(about facts: FileFacts, after earlier: Questions?) {
    let fields =
      earlier.map {
        FieldQuestions(following: $0.members, $0.keys.isEmpty ? [] : $0.views, in: facts)
      }
      ?? FieldQuestions(of: facts)
    for owner in fields.owners { ask(about: owner) }
    types.formUnion(fields.types)
    // A file that declares one need not hold all of it.
    owners.formUnion(fields.types)
    keys.formUnion(fields.keys)
    members.formUnion(earlier?.members ?? fields.members)
    views.formUnion(fields.views)
    asksForToolbars = fields.mayBringToolbar
  }

  private func isNested(_ name: String) -> Bool {
    !receivers.contains(name) && !owners.contains(name)
  }

  private func concerns(_ type: TypeDeclaration) -> Bool {
    types.contains(type.name)
      || type.name.split(separator: ".").contains { types.contains(String($0)) }
  }

  /// - Parameter call: That the place is; nil for one that a rule's query asks of.
  private mutating func ask(
    whatLeadsTo place: Node, _ call: ResponderCall?, in facts: FileFacts
  ) {
    let function = place.enclosingFunction.map(Function.init)
    guard let type = place.kind == .type ? place : place.enclosingType else {
      if let function { receivers.insert(function.name) }
      return
    }
    receivers.insert(type.qualifiedTypeName.lastComponent)
    ask(about: type)
    for declaration in facts.types where declaration.node == type {
      ask(aboutClass: declaration)
      types.formUnion(
        call.map { Questions.heldTypes($0, in: declaration) }
          ?? declaration.properties.flatMap(Questions.typeNames))
      // Of a class that no framework calls again and again, what it holds does not matter.
      if declaration.isExtension || !type.marks.contains(.isClass) || declaration.isEntered {
        ask(about: declaration)
      }
    }
    types.formUnion(function?.parameters.compactMap(Questions.typeName) ?? [])
    for name in Questions.ownersOfQueues(in: place) { types.insert(name) }
  }

  /// A view that sets focus as it appears may do so on a sheet, or with a row.
  private mutating func ask(whoShows modifier: Node, in facts: FileFacts) {
    guard let type = modifier.enclosingType?.qualifiedTypeName,
      facts.types.contains(where: { $0.name == type && $0.hasFocusState })
    else { return }
    views.insert(type.lastComponent)
  }

  /// A function that moves focus may be called from an extension in another file.
  private mutating func ask(whoCallsFor change: Change, in facts: FileFacts) {
    guard let function = change.node.enclosingFunction, function.kind == .function,
      function.marks.isDisjoint(with: [.isPrivate, .isFilePrivate]),
      let type = function.enclosingType, let name = change.target.path?.memory,
      facts.types.contains(where: {
        $0.node == type && $0.property(name).flatMap(FocusState.init) != nil
      })
    else { return }
    ask(about: type)
  }

  /// What a view does with a focus binding that is `.constant(true)`.
  private mutating func ask(aboutViewGiven constant: Node) {
    guard constant.argument(nil)?.text == "true", let (call, argument) = constant.argumentOf,
      ["ocused", "diting", "irstResponder"].contains(where: argument.name.hasSuffix),
      call.writtenCalleeName.first?.isUppercase == true
    else { return }
    types.insert(call.writtenCalleeName)
  }

  /// `Timing` of `Timing.keyboard`.
  private mutating func ask(aboutConstantsIn call: Node) {
    let names = call.argumentValues.flatMap(\.pathsInside).compactMap { $0.writtenPath?.names }
    types.formUnion(
      names.filter { $0.count == 2 && $0[0].first?.isUppercase == true && $0[1] != "now" }.map {
        $0[0]
      })
  }

  /// A type's declaration and extensions, and those of the types around it.
  private mutating func ask(about type: Node?) {
    guard let name = type?.qualifiedTypeName else { return }
    types.insert(name)
    // An extension of the outermost type can hold the nested one.
    let outermost = name.firstComponent
    types.insert(outermost)
    owners.insert(outermost)
  }

  /// What a class derives from and, of a coordinator by itself, who makes it and what it copies.
  private mutating func ask(aboutClass type: TypeDeclaration) {
    guard type.node.marks.contains(.isClass) else { return }
    if let superclass = type.inherits.first { types.insert(superclass.lastComponent) }
    guard type.isListener else { return }
    ask(about: type.node)
    views.insert(type.name)
    types.formUnion(type.properties.compactMap { Questions.typeName(of: $0.node) })
  }

  /// The types of what a type holds and tells to be first responder.
  private static func heldTypes(_ call: ResponderCall, in type: TypeDeclaration) -> [String] {
    (call.receiver?.writtenPath?.names ?? []).compactMap { type.property($0) }.compactMap { held in
      let name = typeName(of: held.node) ?? held.value?.calleeName ?? ""
      return name.isEmpty || isApples(name) ? nil : name
    }
  }

  private mutating func ask(about type: TypeDeclaration) {
    ask(about: type.node)
    types.insert(type.name + ".Coordinator")
    types.formUnion(type.inherits.map(\.lastComponent))
    for property in type.properties {
      if let state = FocusState(property), !state.isBinding, !property.isPrivateToFile {
        states.insert(state.name)
      }
      // What a guard tests may be a model's.
      if type.isEntered { types.formUnion(Questions.typeNames(of: property)) }
    }
    for function in type.functions where type.isBridge {
      // The view that is shown may be the project's own.
      let isContextual = function.labels.last == "context"
      guard isContextual || function.name == "makeCoordinator" else { continue }
      types.formUnion(
        ([function.node] + (isContextual ? function.parameters : []))
          .compactMap(Questions.typeName))
    }
  }

  private mutating func ask(forParentsOf type: TypeDeclaration) {
    let parents = type.inherits.map(\.lastComponent)
    types.formUnion(parents)
    values.formUnion(parents)
  }

  var isEmpty: Bool {
    types.isEmpty && states.isEmpty && receivers.isEmpty && views.isEmpty && mentions.isEmpty
      && keys.isEmpty && !asksForToolbars
  }

  mutating func formUnion(_ other: Questions) {
    types.formUnion(other.types)
    states.formUnion(other.states)
    receivers.formUnion(other.receivers)
    views.formUnion(other.views)
    mentions.formUnion(other.mentions)
    values.formUnion(other.values)
    keys.formUnion(other.keys)
    members.formUnion(other.members)
    asksForToolbars = asksForToolbars || other.asksForToolbars
  }

  /// Without what was asked before.
  func subtracting(_ earlier: Questions) -> Questions {
    var rest = self
    rest.types.subtract(earlier.types)
    rest.states.subtract(earlier.states)
    rest.receivers.subtract(earlier.receivers)
    rest.views.subtract(earlier.views)
    rest.keys.subtract(earlier.keys)
    rest.asksForToolbars = asksForToolbars && !earlier.asksForToolbars
    rest.mentions.subtract(earlier.mentions)
    return rest
  }
}
