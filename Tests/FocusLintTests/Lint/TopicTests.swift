import Testing

@testable import FocusLint

/// A change of one passage changes what is said of another that rests on it, and nothing is kept that a fresh
/// look would not say.
@Suite struct TopicTests {
  let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
  }

  private static let form = """
    struct Form: View {
      @State private var text = ""
      @FocusState var focus: Field?
      var body: some View { TextField("", text: $text).focused($focus, equals: Field(n: 1)) }
    }
    """
  private static let login = """
    struct Login: View {
      @State private var name = ""
      @FocusState var isFocused: Bool
      var body: some View { field }
    }
    """
  private static func field(_ update: String, maker: String = "Keeper") -> String {
    """
    struct Field: UIViewRepresentable {
      func makeCoordinator() -> \(maker) { \(maker)() }
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ view: UITextField, context: Context) { \(update) }
    }
    """
  }
  private static let keeper = """
    final class Keeper: NSObject { func take(_ view: UITextField) { view.becomeFirstResponder() } }
    """

  /// The passage that is not changed, and the other before and after.
  private static let changes = [
    (form, "struct Field { var n: Int }", "struct Field: Hashable { var n: Int }"),
    (
      login, "extension Login { var field: some View { TextField(\"\", text: $name) } }",
      "extension Login { var field: some View { TextField(\"\", text: $name).focused($isFocused) } }"
    ),
    (login, "func tie(_ login: Login) {}", "func tie(_ login: Login) { use(login.$isFocused) }"),
    (
      "func take(_ view: UITextField) { view.becomeFirstResponder() }", field("take(view)"),
      field("show(view)")
    ),
    (keeper, field("context.coordinator.take(view)"), field("context.coordinator.drop(view)")),
    (
      keeper, field("context.coordinator.take(view)"),
      field("context.coordinator.take(view)", maker: "Other")
    ),
    (
      """
      final class Page: UIViewController {
        let field = UITextField()
        func show() { work.async { self.field.becomeFirstResponder() } }
      }
      """, "let work = DispatchQueue(label: \"work\")", "let work = DispatchQueue.main"
    ),
    (login, "extension Other {}", "extension Login: PreviewProvider {}"),
  ]

  @Test(arguments: changes.indices, [false, true])
  func aChangedPassageChangesWhatRestsOnIt(place: Int, isReversed: Bool) throws {
    let (kept, one, other) = Self.changes[place]
    let (before, after) = isReversed ? (other, one) : (one, other)
    func text(_ changed: String) -> String {
      "import SwiftUI\n\nstruct First {}\n\n\(kept)\n\n\(changed)\n\nstruct Last {}\n"
    }
    try folder.write("Code.swift", text(before))
    let path = folder.path("Code.swift")
    var workspace = Workspace(linter())
    while !workspace.isRead { workspace.read(3) }
    let first = workspace.diagnostics(of: path).map(\.message)
    try folder.write("Code.swift", text(after))
    workspace.replace(path, with: Array(text(after).utf8))
    let second = workspace.diagnostics(of: path).map(\.message)
    #expect(second == linter().result().diagnostics.map(\.message))
    #expect(second != first)
  }

  @Test func whatNoPassageRestsOnIsKeptWhereItMoved() throws {
    func text(_ name: String) -> String {
      "import SwiftUI\n\nstruct \(name) {}\n\n\(Self.login)\n\(Self.keeper)\n\(Self.field("context.coordinator.take(view)"))\n"
    }
    try folder.write("Code.swift", text("First"))
    let path = folder.path("Code.swift")
    var workspace = Workspace(linter())
    while !workspace.isRead { workspace.read(3) }
    let first = workspace.diagnostics(of: path)
    try folder.write("Code.swift", text("Furthest"))
    workspace.replace(path, with: Array(text("Furthest").utf8))
    let second = workspace.diagnostics(of: path)
    let fresh = linter().result().diagnostics
    #expect(!first.isEmpty)
    #expect(second.map(\.place.start.offset) == first.map { $0.place.start.offset + 3 })
    #expect(second.map(\.fingerprint) == fresh.map(\.fingerprint))
    #expect(offsets(ofRelated: second) == offsets(ofRelated: fresh))
  }

  private func offsets(ofRelated diagnostics: [Diagnostic]) -> [Int] {
    diagnostics.flatMap { $0.related.map(\.place.start.offset) }
  }

  private func linter() -> Linter {
    Linter(options: Linter.Options(currentFolder: folder.path))
  }
}
