import Testing

@testable import FocusLint

/// Several Bool focus states made one enum: what becomes of each use.
struct FocusEnumTests {
  private static let before = """
    struct Form: View {
        /// Where the name goes.
        @FocusState private var isNameFocused
        @FocusState private var defaultFocused: Bool // ours

        var body: some View {
            TextField("", text: $name).focused($isNameFocused).defaultFocus($isNameFocused, true)
                .onSubmit { isNameFocused = false }
            TextField("", text: $text).focused(self.$defaultFocused)
                .onChange(of: defaultFocused) { log("\\(isNameFocused) \\(!defaultFocused)") }
                .opacity(!isNameFocused && defaultFocused ? 1 : 0)
            Toggle("", isOn: Binding(get: { isNameFocused }, set: { isNameFocused = $0 }))
            Text(isNameFocused.description)
        }

        func move(_ isForward: Bool) {
            guard isNameFocused else { return }
            defaultFocused.toggle()
            if defaultFocused == false, (isNameFocused) != isForward { print("isNameFocused") }
            self.isNameFocused = false
            self.defaultFocused = true
            log()
            isNameFocused = false
            defaultFocused = false
            log()
            defaultFocused = false
            log()
            defaultFocused = texts.contains { $0.isEmpty }
        }
    }

    """

  private static let after = """
    struct Form: View {
        private enum FocusField: Hashable {
            /// Where the name goes.
            case name
            case `default`
        }

        @FocusState private var focusedField: FocusField?

        var body: some View {
            TextField("", text: $name).focused($focusedField, equals: .name).defaultFocus($focusedField, .name)
                .onSubmit { focusedField = nil }
            TextField("", text: $text).focused(self.$focusedField, equals: .default)
                .onChange(of: focusedField == .default) { log("\\(focusedField == .name) \\(focusedField != .default)") }
                .opacity(focusedField != .name && focusedField == .default ? 1 : 0)
            Toggle("", isOn: Binding(get: { focusedField == .name }, set: { if $0 { focusedField = .name } else if focusedField == .name { focusedField = nil } }))
            Text((focusedField == .name).description)
        }

        func move(_ isForward: Bool) {
            guard focusedField == .name else { return }
            focusedField = focusedField == .default ? nil : .default
            if focusedField != .default, (focusedField == .name) != isForward { print("isNameFocused") }
            self.focusedField = .default
            log()
            focusedField = nil
            log()
            if focusedField == .default { focusedField = nil }
            log()
            if (texts.contains { $0.isEmpty }) {
                focusedField = .default
            } else if focusedField == .default {
                focusedField = nil
            }
        }
    }

    """

  @Test(arguments: ["\n", "\r\n"]) func eachUseIsRewritten(_ end: String) throws {
    let snippet = Snippet(text: FocusEnumTests.before.replacing("\n", with: end))
    let problem = try #require(
      Snippet.problems([snippet]).first { $0.rule == "multiple-bool-focus-states" })
    let fix = try #require(problem.fix, "\(problem.related)")
    #expect(snippet.mended(by: fix).text == FocusEnumTests.after.replacing("\n", with: end))
  }

  @Test(arguments: [
    ("Child(focus: $isNameFocused)", "handed"), ("change(&isNameFocused)", "unclear"),
    ("log(\\Self.isNameFocused)", "unclear"), ("isNameFocused = isNameFocused = true", "unclear"),
    ("later { [isNameFocused] in log() }", "unclear"), ("log(_isNameFocused)", "unclear"),
    ("(isNameFocused, x) = (true, 1)", "unclear"),
    ("FocusField(FocusTarget(FocusValue()))", "taken"),
    ("focusedField = focusTarget ?? currentFocus", "taken"),
  ])
  func aUseThatIsNotUnderstoodIsNamed(use: String, note: String) throws {
    let text = FocusEnumTests.before.replacing(
      "    func move", with: "    func use() { \(use) }\n    func move")
    let problem = try #require(
      Snippet.problems([Snippet(text: text)]).first { $0.rule == "multiple-bool-focus-states" })
    #expect(problem.fix == nil && problem.related.last?.message == note, "\(problem.related)")
  }

  @Test(arguments: [
    (["isEmailFocused", "passwordFocused"], ["email", "password"]),
    (["nameHasFocus", "isFirstNameFocused"], ["name", "firstName"]),
    (["isPINCodeFocused", "stateFocused"], ["pinCode", "state"]),
    (["isFocused", "isNoneFocused"], ["isFocused", "isNoneFocused"]),
    (["amountFieldFocusState", "isAmountFocused"], ["amountFieldFocusState", "isAmountFocused"]),
  ])
  func casesAreNamedAfterTheirStates(states: [String], cases: [String]) throws {
    let names = try FocusEnumNames(for: states, in: [])
    #expect(states.map { names.cases[$0] } == cases)
  }

  /// Each problem holds all edits: their number would be the square of that of the states.
  @Test(arguments: [(32, true), (33, false)])
  func moreThanAnyoneWouldReadIsNotMadeOne(count: Int, isOffered: Bool) {
    let states = (1...count).map { "  @FocusState private var isField\($0)Focused: Bool\n" }
    let fields = (1...count).map { "TextField(\"\", text: $text).focused($isField\($0)Focused)\n" }
    let text = """
      struct Form: View {
        @State private var text = ""
      \(states.joined())
        var body: some View { VStack { \(fields.joined()) } }
      }
      """
    let problems = Snippet.problems(
      [Snippet(text: text)], rules: ["multiple-bool-focus-states"])
    #expect(problems.count == count - 1)
    #expect(problems.allSatisfy { ($0.fix != nil) == isOffered })
  }
}
