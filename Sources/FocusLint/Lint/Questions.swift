/// What the files with focus code leave open, and which other files of the project can answer it.
///
/// A file linted alone and the same file in its folder ask the same, so they get the same problems.
struct Questions {
  /// Types whose other declarations, extensions and supertypes matter.
  private(set) var types: Set<String> = []
  /// Focus states that may be bound in another file.
  private(set) var states: Set<String> = []
  /// Types that move the first responder, which a framework's call elsewhere may lead to.
  private(set) var receivers: Set<String> = []

  init(of variants: [FileFacts]) {
    for facts in variants {
      for type in facts.types { ask(about: type) }
      for call in facts.responderCalls {
        guard let type = call.node.enclosingType else { continue }
        let names = type.qualifiedTypeName.split(separator: ".").map { String($0) }
        types.formUnion(names)
        receivers.insert(names.last!)
        for parameter in call.node.enclosingFunction.map({ Function($0).parameters }) ?? [] {
          if let name = parameter.child(.annotation)?.name.bareTypeName {
            types.insert(name.lastComponent)
          }
        }
      }
    }
    types.subtract(Questions.known)
    receivers.subtract(Questions.known)
  }

  private mutating func ask(about type: TypeDeclaration) {
    for property in type.properties where !property.isPrivateToFile {
      if let state = FocusState(property), !state.isBinding {
        states.insert(state.name)
        types.insert(type.name.lastComponent)
      }
    }
    let makesView = type.functions.contains { function in
      function.labels.last == "context"
        && ["make", "update"].contains { function.name.hasPrefix($0) }
    }
    guard makesView || type.functions.contains(where: { $0.name == "makeCoordinator" }) else {
      return
    }
    types.insert(type.name.lastComponent)
    types.formUnion(type.inherits.map(\.lastComponent))
    for function in type.functions("makeCoordinator") {
      if let name = function.node.child(.annotation)?.name {
        types.insert(name.bareTypeName.lastComponent)
      }
    }
  }

  /// What Apple declares.
  private static let known: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "View", "NSObject", "Context", "Coordinator",
  ]

  var isEmpty: Bool { types.isEmpty && states.isEmpty && receivers.isEmpty }

  func union(_ other: Questions) -> Questions {
    var both = self
    both.types.formUnion(other.types)
    both.states.formUnion(other.states)
    both.receivers.formUnion(other.receivers)
    return both
  }

  /// Without what was asked before.
  func subtracting(_ earlier: Questions) -> Questions {
    var rest = self
    rest.types.subtract(earlier.types)
    rest.states.subtract(earlier.states)
    rest.receivers.subtract(earlier.receivers)
    return rest
  }
}

extension String {
  /// `CardStep` of `Checkout.CardStep`.
  fileprivate var lastComponent: String { split(separator: ".").last.map { String($0) } ?? self }
}

/// Questions made ready to be put to many files.
struct Inquiry: Sendable {
  private let types: Set<UInt64>
  private let states: Set<UInt64>
  private let receivers: [Word]

  init(_ questions: Questions) {
    types = Set(questions.types.map(Outline.hash))
    states = Set(questions.states.map(Outline.hash))
    receivers = questions.receivers.map(Word.init)
  }

  /// Whether a file can answer; its bytes are asked for where its outline leaves it open.
  func isAnswered(by outline: Outline, _ bytes: () -> [UInt8]?) -> Bool {
    if outline.types.contains(where: types.contains) { return true }
    if outline.projections.contains(where: states.contains) { return true }
    guard outline.mentionsEntry, !receivers.isEmpty, let bytes = bytes() else { return false }
    return receivers.contains { $0.isIn(bytes) }
  }
}
