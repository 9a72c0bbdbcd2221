/// The forms that maps can have.
package enum MapFormat: String, Sendable, CaseIterable {
  case text, mermaid, svg, json

  /// All of it, which ends in a newline where it is not empty.
  ///
  /// - Parameter folder: What paths are shown relative to.
  package func text(
    of maps: [FocusMap], style: TextStyle = TextStyle(), currentFolder folder: String
  ) -> String {
    switch self {
    case .text: MapText(style: style, currentFolder: folder).text(of: maps)
    case .mermaid: MapMermaid.text(of: maps)
    case .svg: MapPicture(of: maps, currentFolder: folder).text
    case .json: JSON.line(of: MapJSON(of: maps, currentFolder: folder))
    }
  }
}
