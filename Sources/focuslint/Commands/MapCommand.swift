import FocusLint

extension Command {
  /// Shows who can take focus in the views of some files; the result is the exit status.
  static func map(_ request: Request) throws(UserError) -> Int32 {
    let options = try linterOptions(of: request)
    let maps = Linter(options: options).maps()
    var notes = maps.notes
    if maps.maps.isEmpty, maps.mistakes.isEmpty {
      notes.append("no view has a focus state or shows a text input of UIKit or AppKit.")
    }
    if !request.isQuiet { for note in notes { Output.note(note) } }
    var mistakes = maps.mistakes
    if !maps.maps.isEmpty || mistakes.isEmpty {
      let style = Output.style(request.color, hasSummary: !request.isQuiet)
      do throws(UserError) {
        try Output.write(
          request.mapFormat.text(
            of: maps.maps, style: style, currentFolder: options.currentFolder))
      } catch { mistakes.append(error) }
    }
    for mistake in mistakes { Output.tell(mistake) }
    return mistakes.isEmpty ? 0 : 2
  }
}
