import Foundation
import Testing

@testable import FocusLint

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What maps look like.
@Suite struct MapReportTests {
  /// A view with something of everything.
  static let sample = """
    import SwiftUI

    struct SignUp: View {
      enum Field: Hashable { case name, mail, code, age, row(Int) }
      @FocusState private var focus: Field?
      @FocusState private var isSearching: Bool

      var body: some View {
        Form {
          TextField("お名前 <script>alert(1)</script>", text: $name)
            .focused($focus, equals: .name)
            .onSubmit { focus = name.isEmpty ? nil : .mail }
          TextField("`Mail` & \\"more\\" #1;", text: $mail)
            .focused($focus, equals: .mail)
            .onSubmit { if mail.contains("@") { focus = .code } else { focus = .name } }
          TextField("Code", text: $code).focused($focus, equals: .code)
          TextField("Note", text: $note)
          ForEach(rows) { row in
            TextField("Row", text: row.$text).focused($focus, equals: .row(row.id))
          }
        }
        .searchable(text: $search).searchFocused($isSearching)
        .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { focus = .name } }
        .onChange(of: error) { focus = error.field }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) { Button("Done") { focus = nil } }
        }
      }
    }
    """

  let maps = MapSample.maps(["A.swift": MapReportTests.sample])

  private func text(_ format: MapFormat, style: TextStyle = TextStyle()) -> String {
    format.text(of: maps, style: style, currentFolder: "/p")
  }

  @Test func textForPeople() throws {
    try Golden.compare(text(.text), with: "map.txt")
    let narrow = TextStyle(isColored: true, hasSummary: false, columns: 44)
    try Golden.compare(text(.text, style: narrow), with: "map-narrow.txt")
  }

  @Test func mermaid() throws {
    let text = text(.mermaid)
    try Golden.compare(text, with: "map.mmd")
    #expect(!text.contains("<script") && !text.contains("`Mail`"))
  }

  @Test func json() throws { try Golden.compare(text(.json), with: "map.json") }

  @Test func svg() throws {
    try Golden.compare(text(.svg), with: "map.svg")
    #expect(MapFormat.svg.text(of: [], currentFolder: "/p").hasPrefix("<svg "))
  }

  /// A field of UIKit, by itself and in two places of a screen, in all forms.
  @Test(arguments: [
    (MapFormat.text, "map-bridge.txt"), (.mermaid, "map-bridge.mmd"), (.svg, "map-bridge.svg"),
    (.json, "map-bridge.json"),
  ])
  func bridges(format: MapFormat, golden: String) throws {
    let screen = """
      struct Screen: View {
        @State private var isEditing = false
        var body: some View {
          Field(text: $title, isFocused: $isEditing)
          Field(text: $note, isFocused: .constant(false))
          Button("Edit <title> & note") { isEditing = true }
        }
      }
      """
    let field = BridgeMapTests.field(
      flag: "@Binding var isFocused: Bool", update: BridgeMapTests.wish,
      coordinator: """
        func textFieldShouldReturn(_ view: UITextField) -> Bool { view.resignFirstResponder() }
        """)
    let maps = MapSample.maps(["A.swift": screen, "B.swift": field])
    try Golden.compare(format.text(of: maps, currentFolder: "/p"), with: golden)
  }

  /// Nothing lies beyond the picture's edges, and no two texts meet.
  @Test(arguments: 0..<40)
  func everythingIsInThePicture(seed: Int) throws {
    let picture = try Picture(
      MapFormat.svg.text(of: MapSample.maps(["A.swift": code(seed)]), currentFolder: "/p"))
    #expect(!picture.texts.isEmpty)
    for text in picture.texts {
      #expect(text.minX >= 0 && text.maxX <= picture.width && text.maxY <= picture.height)
    }
    for (index, text) in picture.texts.enumerated() {
      for other in picture.texts[..<index] where abs(text.y - other.y) < 14 {
        #expect(text.minX >= other.maxX || other.minX >= text.maxX)
      }
    }
    #expect(picture.edges.allSatisfy { $0 >= 0 && $0 <= picture.width })
  }

  /// A view of fields and moves as by chance.
  private func code(_ seed: Int) -> String {
    var chance = Chance(state: UInt64(seed + 1))
    let count = Int.random(in: 1...9, using: &chance)
    let words = ["a", "確認コードを入力してください", "a.isEmpty && !b", String(repeating: "long", count: 40)]
    let fields = (0..<count).map { field -> String in
      let moves = (0..<Int.random(in: 0...4, using: &chance)).map { _ in
        "if `\(chance.one(of: words))` { focus = \(Int.random(in: 0...count, using: &chance)) }"
      }
      return """
        TextField("\(chance.one(of: words))", text: $t).focused($focus, equals: \(field))
          .onSubmit { \(moves.joined(separator: "; ")) }
        Button("\(chance.one(of: words))") { focus = \(chance.isMet(oneIn: 3) ? "nil" : "\(field)") }
        """
    }
    return """
      struct A: View {
        @FocusState private var focus: Int?
        var body: some View { Form { \(fields.joined(separator: "\n")) } }
      }
      """
  }
}

/// The texts of a picture, and where they lie when a column is 0.62 of the font's size.
private final class Picture: NSObject, XMLParserDelegate {
  struct Text {
    var minX: Int
    var y: Int
    var width: Int
    var maxX: Int { minX + width }
    var maxY: Int { y + 4 }
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var texts: [Text] = []
  /// The right edges of boxes, and the places of lanes.
  private(set) var edges: [Int] = []
  private var offsets: [(x: Int, y: Int)] = []
  private var open: [String: String]?
  private var content = ""

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    try #require(parser.parse(), "the picture is no XML")
  }

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI _: String?,
    qualifiedName _: String?, attributes: [String: String]
  ) {
    func number(_ key: String) -> Int { Int(attributes[key] ?? "") ?? 0 }
    let offset = offsets.last ?? (0, 0)
    switch name {
    case "svg": (width, height) = (number("width"), number("height"))
    case "g":
      let move = (attributes["transform"] ?? "").split { !$0.isNumber }.compactMap { Int($0) }
      offsets.append(move.count == 2 ? (offset.x + move[0], offset.y + move[1]) : offset)
    case "rect": edges.append(offset.x + number("x") + number("width"))
    case "path":
      let numbers = (attributes["d"] ?? "").split { !$0.isNumber }.compactMap { Int($0) }
      if (attributes["class"] ?? "").hasPrefix("way"), numbers.count > 6 {
        edges.append(offset.x + numbers[3])
      }
    case "text": (open, content) = (attributes, "")
    default: break
    }
  }

  func parser(_: XMLParser, foundCharacters text: String) { content += text }

  func parser(
    _: XMLParser, didEndElement name: String, namespaceURI _: String?, qualifiedName _: String?
  ) {
    if name == "g" { offsets.removeLast() }
    guard name == "text", let attributes = open else { return }
    open = nil
    let offset = offsets.last ?? (0, 0)
    let kind = attributes["class"] ?? ""
    let width = MapLayout.width(of: content, fontSize: kind == "name" ? 16 : 13)
    let x = offset.x + (Int(attributes["x"] ?? "") ?? 0) - (kind == "end" ? width : 0)
    texts.append(Text(minX: x, y: offset.y + (Int(attributes["y"] ?? "") ?? 0), width: width))
  }
}
