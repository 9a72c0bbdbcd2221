/// Questions made ready to be put to many files.
struct Inquiry: Sendable {
  private let types: Set<UInt64>
  private let states: Set<UInt64>
  private let receivers: [Word]
  private let views: Set<UInt64>
  private let keys: Set<UInt64>
  private let mentions: [Word]
  private let asksForToolbars: Bool

  init(_ questions: Questions) {
    types = Set(questions.types.map(Outline.hash))
    states = Set(questions.states.map(Outline.hash))
    receivers = questions.receivers.map(Word.init)
    views = Set(questions.views.map(Outline.hash))
    keys = Set(questions.keys.map(Outline.hash))
    mentions = questions.mentions.map(Word.init)
    asksForToolbars = questions.asksForToolbars
  }

  /// Whether a file can answer; its bytes are asked for where its outline leaves it open.
  func isAnswered(by outline: Outline, _ bytes: () -> [UInt8]?) -> Bool {
    if outline.types.contains(where: types.contains) { return true }
    if outline.projections.contains(where: states.contains) { return true }
    if !views.isEmpty, outline.makings.contains(where: views.contains) { return true }
    if !keys.isEmpty, outline.keyPaths.contains(where: keys.contains) { return true }
    if asksForToolbars, outline.mentionsKeyboardToolbar { return true }
    let receivers = outline.mentionsEntry ? receivers : []
    guard !receivers.isEmpty || !mentions.isEmpty, let bytes = bytes() else { return false }
    return (receivers + mentions).contains { $0.isIn(bytes) }
  }
}
