import Testing

@testable import FocusLint

/// What maps say of representables, and of the views that show them.
@Suite struct BridgeMapTests {
  /// A field of UIKit that is told by a Bool to take focus, and more of its code.
  static func field(
    flag: String = "var isFocused: Bool = false", update: String = "", coordinator: String = "",
    make: String = "let field = UITextField(); return field"
  ) -> String {
    """
    struct Field: UIViewRepresentable {
      @Binding var text: String
      \(flag)
      func makeUIView(context: Context) -> UITextField { \(make) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ view: UITextField, context: Context) {
        \(update)
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var didFocus = false
        \(coordinator)
      }
    }
    """
  }

  static let wish = """
    if isFocused, !context.coordinator.didFocus {
      context.coordinator.didFocus = true
      DispatchQueue.main.async { view.becomeFirstResponder() }
    }
    """

  @Test func aBridgeHasAMapOfItsOwn() throws {
    let text = Self.field(
      update: Self.wish,
      coordinator: """
        func textFieldShouldReturn(_ view: UITextField) -> Bool { view.resignFirstResponder() }
        @objc func done() { field.resignFirstResponder() }
        """)
    let map = try #require(MapSample.map(text))
    #expect(map.stops.map(\.view) == ["UITextField"])
    #expect(map.states.map(\.name) == ["isFocused"])
    #expect(
      MapSample.moves(text) == [
        " > updateUIView > stop if isFocused && !context.coordinator.didFocus",
        "1 > textFieldShouldReturn > nothing", "1 > done() > nothing",
      ])
    #expect(map.moves.map(\.isDispatched) == [true, false, false])
    #expect(map.moves.map(\.isUnguarded) == [false, false, false])
    #expect(map.stops.flatMap(map.marks) == [])
  }

  @Test func whatNothingRemembersHappensAtEveryUpdate() throws {
    let map = try #require(
      MapSample.map(Self.field(update: "if isFocused { view.becomeFirstResponder() }")))
    #expect(map.moves.map(\.isUnguarded) == [true])
  }

  @Test(arguments: [
    ("isFocused: true", 1), ("isFocused: false", 0), ("isFocused: isNew", 1), ("", 0),
    ("isFocused: .constant(false)", 0),
  ])
  func whatAScreenTellsABridgeDecides(_ argument: String, _ arrivals: Int) throws {
    let screen = """
      struct Screen: View {
        var body: some View { Field(text: $text\(argument.isEmpty ? "" : ", " + argument)) }
      }
      """
    let map = try #require(MapSample.map(screen, ["B.swift": Self.field(update: Self.wish)]))
    #expect(map.stops.map(\.view) == ["Field"])
    #expect(map.stops.map { $0.bridge?.arguments } == [argument.isEmpty ? [] : [argument]])
    #expect(map.moves.count == arrivals)
    #expect(map.marks(of: map.stops[0]) == (arrivals == 0 ? [.unreached] : []))
  }

  @Test func aBoolThatABridgeIsToldByIsWrittenLikeAFocusState() {
    let screen = """
      struct Screen: View {
        @State private var isEditing = false
        var body: some View {
          TextField("Name", text: $name)
          Field(text: $text, isFocused: $isEditing)
          Button("Edit") { isEditing = true }
          Button("Done") { if isEditing { isEditing = false } }
        }
      }
      """
    let field = Self.field(flag: "@Binding var isFocused: Bool", update: Self.wish)
    let map = MapSample.map(screen, ["B.swift": field])
    #expect(map?.states.map(\.name) == ["isEditing"])
    #expect(map?.stops.map(\.values) == [[], [.init(state: "isEditing", text: "true")]])
    #expect(map?.stops.map { map?.marks(of: $0) ?? [] } == [[.untied], []])
    #expect(
      MapSample.moves(screen, ["B.swift": field]) == [
        " > Button Edit > true", "2 > Button Done > nothing",
        " > updateUIView > stop if isFocused && !context.coordinator.didFocus",
      ])
  }

  @Test func aGenericBridgeThatIsUpdatedAsAnyViewIsFound() {
    let field = Self.field(update: "if isFocused { view.becomeFirstResponder() }")
      .replacing("struct Field:", with: "struct Field<T>:")
      .replacing("_ view: UITextField, context", with: "_ view: UIView, context")
    let screen =
      "struct Screen: View { var body: some View { Field<Int>(text: $text, isFocused: true) } }"
    let map = MapSample.map(screen, ["B.swift": field])
    #expect(map?.stops.map(\.view) == ["Field"])
    #expect(map?.moves.map(\.target) == map?.stops.map { .stop($0.id) })
  }

  @Test func aFocusedBridgeIsOneStop() throws {
    let screen = """
      struct Screen: View {
        @FocusState private var focus: Bool
        var body: some View { Field(text: $text, isFocused: true).focused($focus) }
      }
      """
    let map = try #require(MapSample.map(screen, ["B.swift": Self.field(update: Self.wish)]))
    #expect(map.stops.map(\.values) == [[.init(state: "focus", text: "true")]])
    #expect(map.moves.map { map.stops(reachedBy: $0) } == [map.stops])
  }

  @Test func fieldsOfOneBridgeAreToldApartByTheirNames() {
    let text = Self.field(
      coordinator: """
        let first = UITextField()
        let second = UITextField()
        func begin() { first.becomeFirstResponder() }
        func goOn() { other.becomeFirstResponder() }
        """, make: "context.coordinator.first")
    let map = MapSample.map(text)
    #expect(map?.stops.count == 2)
    #expect(map?.moves.map(\.target) == [.stop(map!.stops[0].id), .expression("other")])
  }

  @Test(arguments: [
    "let view = UITextView(); view.isEditable = false; return view", "WKWebView()",
  ])
  func whatNobodyTypesInHasNoMap(_ make: String) {
    let text = Self.field(make: make).replacing("-> UITextField", with: "-> UIView")
    #expect(MapSample.map(text) == nil)
  }

  @Test func aViewThatIsHandedOutMayBeMovedElsewhere() throws {
    let text = Self.field(
      flag: "var made: (UITextField) -> Void",
      make: "let field = UITextField(); made(field); return field"
    )
    let map = try #require(MapSample.map(text))
    #expect(map.stops.flatMap(map.marks) == [])
  }
}
