/// Where problems start that are known but not reported, so that nothing is mended there.
///
/// A fix can change the line of such a problem, and then no filter knows it any more; its place is
/// followed through the edits instead.
struct SparedPlaces {
  private struct Place: Hashable {
    var path: Path.Key
    var rule: String
    var offset: Int

    init(_ diagnostic: Diagnostic) {
      path = Path.Key(diagnostic.place.source.path)
      rule = diagnostic.rule
      offset = diagnostic.place.start.offset
    }
  }

  private var places: Set<Place>

  init(_ diagnostics: [Diagnostic]) { places = Set(diagnostics.map(Place.init)) }

  func holds(_ diagnostic: Diagnostic) -> Bool { places.contains(Place(diagnostic)) }

  /// Follows the places of one file through edits of it that do not conflict.
  mutating func move(by edits: [TextEdit], in path: Path.Key) {
    if places.isEmpty { return }
    let edits = edits.sorted { $0.range.start < $1.range.start }
    places = Set(
      places.map { place in
        guard place.path == path else { return place }
        var moved = place
        for edit in edits where edit.range.end <= place.offset {
          moved.offset += edit.newText.utf8.count - (edit.range.end - edit.range.start)
        }
        return moved
      })
  }
}
