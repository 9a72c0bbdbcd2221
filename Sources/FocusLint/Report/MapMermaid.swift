/// Maps as Mermaid's flowcharts, one a view, each in a fenced block that Markdown shows as a picture.
enum MapMermaid {
  private static let classes = """
      classDef mark stroke-dasharray: 4 3, stroke-width: 2px
      classDef aside fill: none, stroke-dasharray: 2 2
    """

  static func text(of maps: [FocusMap]) -> String {
    maps.map { text(of: MapDrawing(of: $0)) }.joined(separator: "\n")
  }

  private static func text(of drawing: MapDrawing) -> String {
    let boxes = drawing.boxes.enumerated().map { index, box in
      "  \(shape(of: box, index))\(style(of: box))\n"
    }
    // What comes from anywhere begins at a place of its own, one for each label.
    var sources: [String] = []
    let arrows = drawing.arrows.map { arrow in
      let label = label([arrow.label], columns: 160)
      if let from = arrow.from { return "  b\(from) -->|\(label)| b\(arrow.to)\n" }
      if let known = sources.firstIndex(of: label) { return "  t\(known) -.-> b\(arrow.to)\n" }
      sources.append(label)
      return "  t\(sources.count - 1)([\(label)]) -.-> b\(arrow.to)\n"
    }
    let name = label([drawing.name], columns: 60).dropFirst().dropLast()
    return "```mermaid\n---\ntitle: \"\(name)\"\n---\nflowchart TD\n" + boxes.joined()
      + arrows.joined() + classes + "\n```\n"
  }

  private static func shape(of box: MapDrawing.Box, _ index: Int) -> String {
    let label = label(
      [box.title, ([box.values] + box.notes).filter { !$0.isEmpty }.joined(separator: " · ")]
        + box.marks, columns: 48)
    return switch box.kind {
    case .stop: "b\(index)[\(label)]"
    case .lost: "b\(index)[/\(label)/]"
    case .unseen: "b\(index)[\(label)]"
    case .down: "b\(index)([\(label)])"
    case .unknown: "b\(index){{\(label)}}"
    }
  }

  private static func style(of box: MapDrawing.Box) -> String {
    switch box.kind {
    case .stop: box.marks.isEmpty ? "" : ":::mark"
    case .lost: ":::mark"
    case .unseen, .down, .unknown: ":::aside"
    }
  }

  /// Lines in quotes, in which nothing but letters, digits and harmless signs is not a character code:
  /// Mermaid reads Markdown, HTML and formulas in labels.
  private static func label(_ lines: [String], columns: Int) -> String {
    let plain = Set(" .,:?!=+/()-“”…·".unicodeScalars)
    let escaped = lines.filter { !$0.isEmpty }.map { line in
      Terminal.visible(Terminal.cut(line, to: columns)).unicodeScalars.map { scalar in
        let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        return isPlain || plain.contains(scalar) ? String(scalar) : "#\(scalar.value);"
      }.joined()
    }
    return "\"\(escaped.joined(separator: "<br/>"))\""
  }
}

extension Terminal {
  /// The text, cut to so many columns with `…` at its end where it is longer.
  static func cut(_ text: String, to columns: Int) -> String {
    if width(of: text) <= columns { return text }
    var (result, taken) = ("", 0)
    for character in text {
      taken += width(of: character)
      if taken >= columns { break }
      result.append(character)
    }
    return result + "…"
  }
}
