/// Maps as one picture in SVG, for light and dark pages; it needs nothing else, and runs nothing.
struct MapPicture {
  private static let margin = 24
  private static let headHeight = 22

  private let currentFolder: String
  private var body = ""
  private var width = 0
  private var height = margin

  init(of maps: [FocusMap], currentFolder: String) {
    self.currentFolder = currentFolder
    for map in maps { add(MapDrawing(of: map)) }
  }

  var text: String {
    let (width, height) = (width + 2 * Self.margin, height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="Who can take focus, and what moves it">
      <style>
      \(Self.style)
      </style>
      <rect class="page" width="\(width)" height="\(height)"/>
      \(body)</svg>

      """
  }

  // MARK: Parts

  private mutating func add(_ drawing: MapDrawing) {
    let layout = MapLayout(of: drawing) { lines(of: $0, in: drawing) }
    let heads = [drawing.name, location(drawing.place)] + drawing.states
    let shown = heads.map { Terminal.cut($0, to: 90) }
    body += "<g transform=\"translate(\(Self.margin) \(height))\">\n"
    for (index, head) in shown.enumerated() {
      body += label(
        head, x: 0, y: Self.headHeight * index + 16, kind: index == 0 ? "name" : "faint")
    }
    let top = Self.headHeight * shown.count + 12
    body += "<g transform=\"translate(0 \(top))\">\n"
    for arc in layout.arcs { add(arc, to: layout.right) }
    for box in layout.boxes { add(box, in: layout) }
    body += "</g>\n</g>\n"
    let headWidth = shown.enumerated().map { MapLayout.width(of: $1, fontSize: $0 == 0 ? 16 : 13) }
    width = max(width, layout.width, headWidth.max() ?? 0)
    height += top + layout.height + 2 * Self.margin
  }

  private func lines(of box: MapDrawing.Box, in drawing: MapDrawing) -> [String] {
    let place = box.place.map { place in
      let line = place.file.position(at: place.range.start).line
      return place.file == drawing.place.file
        ? "line \(line)" : "\(Path.name(of: place.file.path)):\(line)"
    }
    // Where it is must not be cut off.
    let end = [place ?? ""].filter { !$0.isEmpty }
    let values = ([box.values] + box.notes).filter { !$0.isEmpty }.joined(separator: " · ")
    let room = 76 - Terminal.width(of: " · " + (place ?? ""))
    let shown = ([Terminal.cut(values, to: room)].filter { !$0.isEmpty } + end)
      .joined(separator: " · ")
    return ([box.title, shown].filter { !$0.isEmpty } + box.marks).map {
      Terminal.cut($0, to: 76)
    }
  }

  private func location(_ place: FocusMap.Place) -> String {
    let line = place.file.position(at: place.range.start).line
    return "\(Path.shown(place.file.path, in: currentFolder)):\(line)"
  }

  private mutating func add(_ box: MapLayout.Box, in layout: MapLayout) {
    let kind =
      switch box.box.kind {
      case .stop: box.box.marks.isEmpty ? "box" : "box mark"
      case .lost: "box mark"
      case .unseen, .down, .unknown: "box aside"
      }
    body += "<g><title>\(Markup.xml(box.box.title))</title>"
    body += "<rect class=\"\(kind)\" x=\"\(layout.left)\" y=\"\(box.top)\" rx=\"6\" "
    body += "width=\"\(layout.right - layout.left)\" height=\"\(box.height)\"/></g>\n"
    let firstMark = box.lines.count - box.box.marks.count
    for (index, line) in box.lines.enumerated() {
      let y = box.top + MapLayout.firstRow + index * MapLayout.rowHeight
      let kind = index == 0 ? "title" : index >= firstMark ? "warning" : "faint"
      body += label(line, x: layout.left + 14, y: y + 5, kind: kind)
    }
    for arrival in box.arrivals {
      for (row, line) in arrival.lines.enumerated() {
        body += label(line, x: layout.left - 34, y: arrival.y(ofRow: row) + 5, kind: "end")
      }
      body +=
        "<path class=\"way c0\" d=\"M\(layout.left - 28) \(arrival.y)H\(layout.left - 8)\"/>\n"
      body += head(x: layout.left - 1, y: arrival.y, pointing: -1, color: 0)
    }
    for departure in box.departures {
      for (row, line) in departure.lines.enumerated() {
        body += label(line, x: layout.right + 14, y: departure.y(ofRow: row) + 5, kind: "")
      }
    }
  }

  private mutating func add(_ arc: MapLayout.Arc, to edge: Int) {
    let color = 1 + arc.lane % 4
    let (y, sign) = (arc.start.y, arc.end > arc.start.y ? 1 : -1)
    let radius = min(10, abs(arc.end - y) / 2)
    body += "<g><title>\(Markup.xml(arc.whole))</title>"
    body += "<path class=\"way c\(color)\" d=\"M\(arc.start.x) \(y)H\(arc.x - radius)"
    body += "Q\(arc.x) \(y) \(arc.x) \(y + sign * radius)V\(arc.end - sign * radius)"
    body += "Q\(arc.x) \(arc.end) \(arc.x - radius) \(arc.end)H\(edge + 8)\"/></g>\n"
    body += head(x: edge + 1, y: arc.end, pointing: 1, color: color)
  }

  /// An arrow's head with its tip at a point; its base lies on the side that it does not point to.
  private func head(x: Int, y: Int, pointing side: Int, color: Int) -> String {
    "<path class=\"head c\(color)\" d=\"M\(x) \(y)l\(side * 9) -5v10z\"/>\n"
  }

  private func label(_ text: String, x: Int, y: Int, kind: String) -> String {
    "<text class=\"\(kind)\" x=\"\(x)\" y=\"\(y)\">\(Markup.xml(text))</text>\n"
  }

  private static let style = """
    text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
    fill: #1f2328; white-space: pre }
    .name { font-size: 16px; font-weight: bold }
    .title { font-weight: bold }
    .faint { fill: #59636e }
    .warning { fill: #9a3412 }
    .end { text-anchor: end }
    .page { fill: #ffffff }
    .box { fill: #f6f8fa; stroke: #818b98 }
    .mark { stroke: #c2410c; stroke-width: 2; stroke-dasharray: 5 3 }
    .aside { fill: none; stroke-dasharray: 2 3 }
    .way { fill: none; stroke-width: 1.5 }
    .way.c0 { stroke: #59636e } .head.c0 { fill: #59636e }
    .way.c1 { stroke: #0969da } .head.c1 { fill: #0969da }
    .way.c2 { stroke: #8250df } .head.c2 { fill: #8250df }
    .way.c3 { stroke: #1a7f37 } .head.c3 { fill: #1a7f37 }
    .way.c4 { stroke: #bf3989 } .head.c4 { fill: #bf3989 }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .faint { fill: #9198a1 }
    .warning { fill: #ffa657 }
    .page { fill: #0d1117 }
    .box { fill: #151b23; stroke: #656c76 }
    .aside { fill: none }
    .mark { stroke: #ffa657 }
    .way.c0 { stroke: #9198a1 } .head.c0 { fill: #9198a1 }
    .way.c1 { stroke: #58a6ff } .head.c1 { fill: #58a6ff }
    .way.c2 { stroke: #bc8cff } .head.c2 { fill: #bc8cff }
    .way.c3 { stroke: #3fb950 } .head.c3 { fill: #3fb950 }
    .way.c4 { stroke: #f778ba } .head.c4 { fill: #f778ba }
    }
    """
}
