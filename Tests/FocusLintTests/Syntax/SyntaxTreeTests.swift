import Testing

@testable import FocusLint

struct SyntaxTreeTests {
  private func parsed(_ source: String) -> SyntaxTree? {
    let file = SourceFile(path: "/a.swift", text: source)
    let deadline = Parser.clock + .seconds(10)
    var sections = ParsedSections()
    return Parser().tree(of: file.bytes, in: file, sections: &sections, before: deadline)
  }

  private func tree(_ source: String) throws -> SyntaxTree { try #require(parsed(source)) }

  @Test func aTreeReadsAsItsGolden() throws {
    let source = """
      extension Outer.Form: View, @unchecked Sendable {
        @FocusState<Field?> private var field
        @SwiftUI.FocusState
        var a, b: Bool
        enum Field: Hashable { case name, row(Int) }
        init(_ x: Int = 1, with y: String) async { self.x = x }
        var body: some View {
          TextField("n", text: $name, axis: .vertical)
            .focused($field, equals: .row(1))
            .onSubmit { [weak self] (p: Int) in field = nil } label: { Text("\\(name.count)") }
        }
        var w = 1 { didSet { go() } }
        func go() {
          defer { done = true }
          guard let self, case .some(let v) = x, !v.ok() else { return }
          if a == nil && b || c, d > 1 { e() } else if let f = g as? H { i?.j![0] } else { }
          switch k { case .l(let m) where m: n(); default: break }
          for case let o? in p where o.q { r += 1 }
          s ? t() : u.v.toggle()
          Task { @MainActor in await w(&x) }
          let local: () -> Void = { try? y() }
          perform(#selector(z), with: \\.key)
        }
      }
      #Preview { Form() }
      typealias T = U<V>
      """
    try Golden.compare(try tree(source).description, with: "syntax-tree.txt")
  }

  @Test(arguments: [
    ("a == nil && b", "conjunction[binary, name]"),
    ("a || b && c == d", "disjunction[name, conjunction]"),
    ("a ?? b == c", "binary[binary, name]"),
    ("!a.b(c) && d", "conjunction[negation, name]"),
    ("x = a == b ? c : d", "assignment[name, ternary]"),
    ("x ||= y", "assignment[name, name]"),
  ])
  func operatorsNestBySwiftsPrecedence(_ code: String, _ shape: String) throws {
    let root = try tree(code).root
    let node = try #require(root.children.first { _ in true })
    #expect("\(node.kind)[\(node.children.map { "\($0.kind)" }.joined(separator: ", "))]" == shape)
  }

  @Test func aChainIsReadUpToADepth() throws {
    func chain(_ count: Int) -> String { "let a = b" + String(repeating: ".c()", count: count) }
    #expect(try tree(chain(490)).all.filter { $0.kind == .call }.count == 490)
    #expect(parsed(chain(510)) == nil)
    #expect(parsed(chain(20_000)) == nil)
  }
}
