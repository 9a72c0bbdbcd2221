/// Maps for the terminal: the fields of each view in order, and what moves focus to them and away.
package struct MapText: Sendable {
  package var style: TextStyle
  private let currentFolder: String

  package init(style: TextStyle = TextStyle(), currentFolder: String) {
    (self.style, self.currentFolder) = (style, currentFolder)
  }

  package func text(of maps: [FocusMap]) -> String {
    let views = maps.map { text(of: MapDrawing(of: $0)) }.joined(separator: "\n")
    if !style.hasSummary || maps.isEmpty { return views }
    let fields = maps.reduce(0) { $0 + $1.stops.count }
    let summary = "\(counted(maps.count, "view")), \(counted(fields, "place")) that can take focus."
    return views + "\n" + style.painted(summary, .strong) + "\n"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func text(of drawing: MapDrawing) -> String {
    let place = drawing.place
    let start = place.file.position(at: place.range.start)
    let location = "\(Path.shown(place.file.path, in: currentFolder)):\(start.line):\(start.column)"
    var text = style.painted(Terminal.visible(drawing.name), .strong) + "  "
    text += style.linked(Terminal.visible(location), to: style.address(of: place.file.path)) + "\n"
    for state in drawing.states { text += line(state, indent: (2, 4)) }
    let width = String(drawing.boxes.count { $0.kind == .stop }).count
    for (index, box) in drawing.boxes.enumerated() {
      let isNamed = box.kind == .lost || box.kind == .unseen
      let number = isNamed ? "–" : number(index, drawing)
      let blank = String(repeating: " ", count: max(0, width - number.count))
      text += self.text(of: box, number + blank, in: drawing)
      let indent = (width + 4, width + 6)
      for arrow in drawing.arrows where arrow.to == index && arrow.from == nil {
        text += line("←  \(arrow.label)", arrow.place, in: drawing, indent: indent)
      }
      for arrow in drawing.arrows where arrow.from == index {
        let goal = self.number(arrow.to, drawing)
        text += line("→ \(goal)  \(arrow.label)", arrow.place, in: drawing, indent: indent)
      }
      for mark in box.marks { text += line("! \(mark)", indent: indent, .warning) }
    }
    return text
  }

  /// What a box is called by arrows; of what is no field, a mark.
  private func number(_ index: Int, _ drawing: MapDrawing) -> String {
    switch drawing.boxes[index].kind {
    case .stop: "\(index + 1)"
    case .lost, .unseen: drawing.boxes[index].title
    case .down: "↓"
    case .unknown: "?"
    }
  }

  private func text(
    of box: MapDrawing.Box, _ number: String, in drawing: MapDrawing
  ) -> String {
    let parts = [number, box.title, box.values] + box.notes
    return line(
      parts.filter { !$0.isEmpty }.joined(separator: "  "), box.place, in: drawing,
      indent: (2, number.count + 4),
      .strong)
  }

  /// A line with a place behind it, which names its file where that is another than the view's.
  private func line(
    _ text: String, _ place: FocusMap.Place?, in drawing: MapDrawing, indent: (Int, Int),
    _ paint: Paint? = nil
  ) -> String {
    guard let place else { return line(text, indent: indent, paint) }
    let file =
      place.file == drawing.place.file ? "" : Path.shown(place.file.path, in: currentFolder)
    let number = place.file.position(at: place.range.start).line
    return line(text, behind: "  \(Terminal.visible(file)):\(number)", indent: indent, paint)
  }

  private func line(
    _ text: String, behind place: String = "", indent: (Int, Int), _ paint: Paint? = nil
  ) -> String {
    let text = Terminal.visible(text)
    var lines = [text]
    if let columns = style.columns {
      lines = Terminal.lines(
        of: text, columns: max(40, columns), indent: (indent.0, indent.1))
      let last = Terminal.width(of: lines.last ?? "") + (lines.count == 1 ? indent.0 : 0)
      if last + Terminal.width(of: place) > max(40, columns) {
        lines.append(String(repeating: " ", count: indent.1))
      }
    }
    let painted = lines.map { line in paint.map { style.painted(line, $0) } ?? line }
    return String(repeating: " ", count: indent.0) + painted.joined(separator: "\n")
      + style.painted(place, .faint) + "\n"
  }
}
