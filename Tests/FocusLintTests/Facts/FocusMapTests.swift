import Testing

@testable import FocusLint

/// What maps say of small views.
@Suite struct FocusMapTests {
  @Test(arguments: [
    (".onAppear { focus = .name }", " > onAppear > .name"),
    (".onFirstAppear { focus = .name }", " > onFirstAppear > .name"),
    (".task { focus = .name }", " > task > .name"),
    (".task(id: page) { focus = .name }", " > task(id: page) > .name"),
    (".defaultFocus($focus, .mail)", " > defaultFocus > .mail"),
    (".onChange(of: code) { focus = nil }", " > onChange(of: code) > nothing"),
    (".onReceive(clock) { _ in focus = .code }", " > onReceive(clock) > .code"),
    (".onTapGesture { focus = nil }", " > onTapGesture > nothing"),
    (".gesture(TapGesture().onEnded { _ in focus = nil })", " > onEnded > nothing"),
    (".onDisappear { focus = nil }", " > onDisappear > nothing"),
    (
      ".sheet(isPresented: $a, onDismiss: { focus = .code }) { B() }",
      " > onDismiss of sheet > .code"
    ),
    (".onAppear { Task { await a(); focus = .name } }", " > onAppear > .name"),
    (".onAppear { focus = next() }", " > onAppear > = next()"),
    (".onAppear { focus = isNew ? .name : nil }", " > onAppear > .name if isNew"),
    (
      ".onAppear { guard let a = b else { return }; focus = .name }",
      " > onAppear > .name if let a = b"
    ),
    (".onSubmit { focus = .code }", "1,2,3 > onSubmit > .code"),
    (".onSubmit { if focus == .mail { focus = .code } }", "2 > onSubmit > .code"),
    (
      ".onSubmit { switch focus { case .some(.name): focus = .mail; default: break } }",
      "1 > onSubmit > .mail"
    ),
    (".swipeActions { Button(\"Next\") { focus = .mail } }", " > Button Next > .mail"),
  ])
  func whatMovesFocusIsSaid(_ modifier: String, _ move: String) {
    #expect(MapSample.moves(MapSample.form(modifier)).first == move)
  }

  @Test(arguments: [
    (".onSubmit { focus = .code }", "2 > onSubmit > .code"),
    (".onSubmit(next)", "2 > onSubmit > .code"),
    (
      ".onChange(of: mail) { if mail.count == 6 { focus = .code } }",
      "2 > onChange(of: mail) > .code if mail.count == 6"
    ),
    (".onKeyPress { focus = .code; return .handled }", "2 > onKeyPress > .code"),
  ])
  func aFieldsOwnModifiersBeginAtIt(_ modifier: String, _ move: String) {
    let text = MapSample.form(mail: modifier, members: "func next() { focus = .code }")
    #expect(MapSample.moves(text).contains(move))
  }

  @Test func buttonsAreKnownByTheirTitles() {
    let content = """
      Button { focus = .name } label: { Image(systemName: "chevron.up") }
      PrimaryButton(title: "Go", action: next)
      Row(kind: .button { focus = nil })
      """
    let moves = MapSample.moves(
      MapSample.form(content: content, members: "func next() { focus = .mail }"))
    #expect(
      moves == [
        " > Button chevron.up > .name", " > button of Row > nothing", " > PrimaryButton Go > .mail",
      ])
  }

  @Test func theBarAboveTheKeyboardIsToldFromOtherButtons() throws {
    let toolbar = """
      .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { focus = nil } } }
      """
    let map = try #require(MapSample.map(MapSample.form(toolbar)))
    #expect(map.moves.map(\.trigger.isInToolbar) == [true])
  }

  @Test func aFixedWaitIsADelay() throws {
    let text = MapSample.form(
      ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { focus = .name } }")
    #expect(try #require(MapSample.map(text)).moves.map(\.isDelayed) == [true])
  }

  @Test func aMethodThatNothingCallsIsNamed() {
    let text = MapSample.form(members: "func begin() { focus = .name }")
    #expect(MapSample.moves(text) == [" > begin() > .name"])
  }

  @Test func anExtensionInAnotherFileBelongsToItsView() throws {
    let text = MapSample.form().replacing("private ", with: "")
    let other = ["B.swift": "extension Form1 { func begin() { focus = .code } }"]
    #expect(MapSample.moves(text, other) == [" > begin() > .code"])
    let named = MapSample.maps(other.merging(["A.swift": text]) { $1 }, named: ["A.swift"])
    #expect(named.map(\.moves.count) == [1])
  }

  @Test func fieldsStandInTheOrderThatBodyShows() throws {
    let text = """
      struct A: View {
        @FocusState private var focus: Int?
        var last: some View { TextField("C", text: $c).focused($focus, equals: 3) }
        var body: some View {
          VStack {
            row("A", 1)
            TextField("B", text: $b).focused($focus, equals: 2)
            last
            TextField("D", text: $d)
            ForEach(items) { item in TextField("E", text: item.$e).focused($focus, equals: item.id) }
          }
        }
        func row(_ title: String, _ value: Int) -> some View {
          TextField(title, text: $a).focused($focus, equals: value)
        }
      }
      """
    let map = try #require(MapSample.map(text))
    #expect(map.stops.map { $0.label ?? "" } == ["A", "B", "C", "D", "E"])
    #expect(map.stops.map { $0.values.first?.text } == ["1", "2", "3", nil, "item.id"])
    #expect(map.stops.map(\.isRepeated) == [false, false, false, false, true])
    #expect(map.marks(of: map.stops[3]) == [.untied])
  }

  @Test func childViewsAreFollowed() throws {
    let owner = """
      struct A: View {
        enum Field { case name, mail }
        @FocusState private var focus: Field?
        var body: some View {
          Row(title: "Name", focus: $focus, field: .name)
          Row(title: "Mail", focus: $focus, field: .mail)
        }
      }
      """
    let child = """
      struct Row: View {
        let title: String
        var focus: FocusState<A.Field?>.Binding
        let field: A.Field
        var body: some View {
          TextField(title, text: $text).focused(focus, equals: field)
            .onSubmit { focus.wrappedValue = nil }
        }
      }
      """
    let maps = MapSample.maps(["A.swift": owner, "B.swift": child], named: ["A.swift"])
    let map = try #require(maps.first)
    #expect(
      map.stops.map { "\($0.view) in \($0.owner ?? "-")" }
        == Array(repeating: "TextField in Row", count: 2))
    #expect(map.stops.map(\.label) == ["Name", "Mail"])
    #expect(
      map.stops.map(\.values) == [
        [.init(state: "focus", text: ".name")], [.init(state: "focus", text: ".mail")],
      ])
    #expect(map.states.map(\.isClosed) == [true])
    #expect(map.moves.map(\.from) == map.stops.map { [$0.id] })
    #expect(map.moves.map(\.target) == [.nothing, .nothing])
  }

  @Test func aViewThatShowsItselfEnds() throws {
    let text = """
      struct A: View {
        @FocusState.Binding var focus: Int?
        var body: some View {
          TextField("A", text: $a).focused($focus, equals: 1)
          A(focus: $focus)
        }
      }
      struct B: View {
        @FocusState private var focus: Int?
        var body: some View { A(focus: $focus) }
      }
      """
    #expect(MapSample.maps(["A.swift": text]).map(\.stops.count) == [1, 1])
  }

  @Test func whatNothingReachesOrLeavesIsMarked() throws {
    let text = MapSample.form(".onAppear { focus = .name }", mail: ".onSubmit { focus = .code }")
      .replacing("mail, code }", with: "mail, code, age }")
    let map = try #require(MapSample.map(text))
    #expect(map.stops.map(map.marks) == [[.deadEnd], [.unreached], [.deadEnd]])
    #expect(map.lostValues == [.init(state: "focus", text: ".age")])
  }

  @Test(arguments: [
    "func f() { focus = computed() }",
    "func f() { unknown($focus) }",
    "func f() { let binding = $focus }",
  ])
  func whereItIsNotKnownNothingIsCalledUnreached(_ member: String) throws {
    let map = try #require(MapSample.map(MapSample.form(members: member)))
    #expect(!map.stops.flatMap(map.marks).contains(.unreached))
  }

  @Test func whatIsHandedToCodeThatIsNotReadIsAStopOfItsOwn() throws {
    let text = MapSample.form(content: "Stepper2(title: \"Count\", focus: $focus)")
    let map = try #require(MapSample.map(text))
    #expect(map.stops.last?.view == "Stepper2")
    #expect(map.stops.last?.values == [.init(state: "focus", text: nil)])
    #expect(map.lostValues.isEmpty && map.states.allSatisfy { !$0.isClosed })
  }

  @Test func aWrapperThatIsSetToAnothersIsNotTheViewsOwn() throws {
    let text = """
      struct A: View {
        @FocusState var focus: Int?
        init(focus: FocusState<Int?>) { _focus = focus }
        var body: some View { TextField("A", text: $a).focused($focus, equals: 1) }
      }
      struct B: View {
        @FocusState<Int?>.Binding var focus: Int?
        var body: some View { TextField("A", text: $a).focused($focus, equals: 1) }
      }
      """
    let maps = MapSample.maps(["A.swift": text])
    #expect(maps.map { $0.states.map(\.isHandedIn) } == [[false], [true]])
    #expect(maps.flatMap { map in map.stops.flatMap(map.marks) } == [])
  }

  @Test func branchesOfAConditionAreOneMap() throws {
    let text = MapSample.form(
      """
      #if os(iOS)
      .onAppear { focus = .name }
      #else
      .onAppear { focus = .mail }
      #endif
      """)
    #expect(MapSample.moves(text) == [" > onAppear > .name", " > onAppear > .mail"])
  }

  @Test(.timeLimit(.minutes(1))) func aFormOfManyFieldsIsReadInTime() throws {
    let content = (0..<400).map {
      "TextField(title, text: $t).focused($focus, equals: .row(\($0))).onSubmit { focus = nil }\n"
    }
    let map = try #require(MapSample.map(MapSample.form(content: content.joined())))
    #expect(map.marks.count { $0 == [.unreached] } == 400)
  }

  @Test func othersHaveNoMap() {
    #expect(
      MapSample.map("struct A: View { var body: some View { TextField(\"A\", text: $a) } }") == nil)
    let preview =
      "#Preview { @FocusState var focus: Bool; TextField(\"A\", text: $a).focused($focus) }"
    #expect(MapSample.map(preview) == nil)
    let voiceOver = "struct A: View { @AccessibilityFocusState private var focus: Bool }"
    #expect(MapSample.map(voiceOver) == nil)
  }
}
