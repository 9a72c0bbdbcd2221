/// What was found out of a project while the rules judge one file, for whoever asks next.
///
/// One thread alone uses it. It holds for the project as it was when it was opened.
package final class Notebook: @unchecked Sendable {
  /// Answers of one kind by what was asked.
  final class Page<Question: Hashable, Answer> {
    private var answers: [Question: Answer] = [:]

    func answer(to question: Question, _ found: () -> Answer) -> Answer {
      if let known = answers[question] { return known }
      let answer = found()
      answers[question] = answer
      return answer
    }
  }

  /// A type's name as it is written, and the type or file that it is written in.
  struct WrittenName: Hashable {
    var name: String
    var place: Node
  }

  /// By the declaration or extension.
  let types = Page<Node, NominalType?>()
  let namedTypes = Page<WrittenName, NominalType?>()
  /// By the first of a type's declarations, as are all that are told of types.
  let inheritances = Page<Node, Set<String>>()
  let areUpdated = Page<Node, Bool>()
  let areRepresentable = Page<Node, Bool>()
  let representables = Page<Node, [NominalType]>()
  let coordinators = Page<Node, NominalType?>()
  let focusTies = Page<Node, [FocusTie]>()
  /// By the expression.
  let focusStates = Page<Node, FocusState?>()
  /// By the property.
  let areLive = Page<Node, Bool>()
  let focusPlaces = Page<Node, [FocusPlace]?>()
  /// Names and members in a declaration or extension, by the member that each means as a whole.
  let memberUses = Page<Node, [String: [Node]]>()
  let placements = Page<Node, [Node]>()
  /// By the passage's node.
  let focusWrites = Page<Node, [FocusWrite]>()
  let updatedTypes = Page<Node, [NominalType]>()
  let callers = Page<Node, [Node]>()
  let routes = Page<Node, [Route]>()

  /// What the answers rest on; nil where nobody asks.
  package private(set) var topics: Set<Topic>?

  /// - Parameter notesTopics: Whether to note down what the answers rest on.
  package init(notesTopics: Bool = false) { topics = notesTopics ? [] : nil }

  /// Notes down that an answer rests on a topic.
  func rest(on topic: @autoclosure () -> Topic) { topics?.insert(topic()) }
}
