/// Where the parts of one view's map lie in a picture: boxes down the page, what comes from anywhere to their
/// left, and to their right what leads from one to another, on lanes that do not share a line.
///
/// Lengths are in pixels from the view's upper left corner. Each label has a row of its own, so no two
/// texts can meet, whatever there is.
struct MapLayout {
  static let rowHeight = 20
  /// The first row's middle, from its box's upper edge.
  static let firstRow = 16
  private static let gap = 18
  private static let laneWidth = 14
  /// Of a label, in columns of the terminal.
  private static let labelColumns = 48
  private static let labelRows = 4
  private static let labelGap = 4

  struct Label {
    var whole: String
    /// In rows; not empty.
    var lines: [String]
    /// The first row's middle.
    var y = 0
    /// The first row's end, of one that stands to the right of its box.
    var end = 0

    init(_ text: String) {
      whole = text
      lines = Terminal.lines(of: text, columns: labelColumns).prefix(labelRows).map {
        Terminal.cut($0, to: labelColumns)
      }
    }

    func y(ofRow row: Int) -> Int { y + row * rowHeight }
    var width: Int { lines.map { MapLayout.width(of: $0) }.max() ?? 0 }
  }

  struct Box {
    var box: MapDrawing.Box
    var lines: [String]
    var top = 0
    var height = 0
    /// What leads to it from anywhere.
    var arrivals: [Label] = []
    var departures: [Label] = []
  }

  /// A way from a label to a box.
  struct Arc {
    var x: Int
    var lane: Int
    var start: (x: Int, y: Int)
    var end: Int
    var whole: String
  }

  private(set) var boxes: [Box] = []
  private(set) var arcs: [Arc] = []
  /// The left and right edges of the boxes.
  private(set) var left = 0
  private(set) var right = 0
  private(set) var width = 0
  private(set) var height = 0

  /// How wide a text is at most, in the font of the picture.
  static func width(of text: String, fontSize: Int = 13) -> Int {
    // Monospaced fonts are 0.60 of their size wide, and wide characters at most twice that.
    (Terminal.width(of: text) * fontSize * 62 + 99) / 100
  }

  /// - Parameter lines: What stands in a box.
  init(of drawing: MapDrawing, lines: (MapDrawing.Box) -> [String]) {
    boxes = drawing.boxes.map { Box(box: $0, lines: lines($0)) }
    var targets: [[(row: Int, to: Int)]] = boxes.map { _ in [] }
    for arrow in drawing.arrows {
      let label = Label(arrow.label)
      guard let from = arrow.from else {
        if !boxes[arrow.to].arrivals.contains(where: { $0.whole == arrow.label }) {
          boxes[arrow.to].arrivals.append(label)
        }
        continue
      }
      let row = boxes[from].departures.firstIndex { $0.whole == arrow.label }
      if row == nil { boxes[from].departures.append(label) }
      let place = (row: row ?? boxes[from].departures.count - 1, to: arrow.to)
      if !targets[from].contains(where: { $0 == place }) { targets[from].append(place) }
    }
    placeBoxes()
    placeArcs(targets)
  }

  private mutating func placeBoxes() {
    left = boxes.flatMap { $0.arrivals.map(\.width) }.max().map { $0 + 40 } ?? 0
    right = left + 28 + (boxes.flatMap(\.lines).map { Self.width(of: $0) }.max() ?? 0)
    var y = 0
    for index in boxes.indices {
      var box = boxes[index]
      let arriving = Self.place(&box.arrivals, from: y + Self.firstRow)
      let leaving = Self.place(&box.departures, from: y + Self.firstRow + Self.rowHeight)
      for row in box.departures.indices {
        box.departures[row].end = right + 16 + Self.width(of: box.departures[row].lines[0])
      }
      box.top = y
      box.height =
        max(box.lines.count * Self.rowHeight, arriving, leaving + Self.rowHeight) + 12
      boxes[index] = box
      y += box.height + Self.gap
    }
    height = max(0, y - Self.gap)
    width = right
  }

  /// Puts labels one below the other; the result is how much they take.
  private static func place(_ labels: inout [Label], from start: Int) -> Int {
    var y = start
    for index in labels.indices {
      if index > 0 { y += labelGap }
      labels[index].y = y
      y += labels[index].lines.count * rowHeight
    }
    return y - start
  }

  private mutating func placeArcs(_ targets: [[(row: Int, to: Int)]]) {
    let first = (boxes.flatMap { $0.departures.map(\.width) }.max() ?? 0) + right + 32
    var lanes: [[ClosedRange<Int>]] = []
    let ways = targets.indices.flatMap { from in
      targets[from].map { (label: boxes[from].departures[$0.row], to: $0.to) }
    }
    func span(_ way: (label: Label, to: Int)) -> ClosedRange<Int> {
      let end = boxes[way.to].top + Self.firstRow
      return min(way.label.y, end)...max(way.label.y, end)
    }
    // Short ways lie inside, as arcs do.
    for way in ways.sorted(by: { (span($0).count, $0.label.y) < (span($1).count, $1.label.y) }) {
      let range = span(way)
      let lane = lanes.firstIndex { $0.allSatisfy { !$0.overlaps(range) } } ?? lanes.count
      if lane == lanes.count { lanes.append([]) }
      lanes[lane].append(range)
      arcs.append(
        Arc(
          x: first + lane * Self.laneWidth, lane: lane, start: (way.label.end + 4, way.label.y),
          end: boxes[way.to].top + Self.firstRow, whole: way.label.whole))
    }
    if !arcs.isEmpty { width = first + lanes.count * Self.laneWidth }
  }
}
