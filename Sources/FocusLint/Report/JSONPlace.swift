extension JSON {
  /// Who wrote a document.
  struct Tool: Encodable, Sendable {
    var name = Product.name
    var version = Product.version
  }

  /// A piece of a file, with its end left out.
  struct Range: Encodable, Sendable {
    var start: Place
    var end: Place
  }

  /// Line and column count from 1, the column in UTF-16; the offset is in bytes from 0.
  struct Place: Encodable, Sendable {
    var line: Int
    var column: Int
    var offset: Int
  }
}

extension JSON.Range {
  init(_ place: Diagnostic.Place) {
    start = JSON.Place(place.start)
    end = JSON.Place(place.end)
  }

  init(_ place: FocusMap.Place) {
    start = JSON.Place(place.file.position(at: place.range.start))
    end = JSON.Place(place.file.position(at: place.range.end))
  }
}

extension JSON.Place {
  init(_ position: Position) {
    line = position.line
    column = position.column
    offset = position.offset
  }
}
