/// The logic of `unused-suppression`; its page says what it finds and why.
enum UnusedSuppression {
  static func problems(in comments: CommentFacts) -> [Problem] {
    let file = comments.file
    let useless = comments.suppressions.compactMap { suppression -> Problem? in
      guard suppression.action == nil || suppression.rules.isEmpty else { return nil }
      let word = suppression.directive
      if suppression.action != nil {
        return Problem(
          "unused-suppression", "names-nothing", ["directive": word.text], in: file,
          at: suppression.comment)
      }
      let near = Spelling.nearest(to: word.text, among: Suppression.directives)
      return Problem(
        "unused-suppression", "no-directive", ["word": word.text, "directive": near ?? "disable"],
        in: file, at: suppression.comment)
    }
    let unused = comments.unused.map { suppression in
      Problem(
        "unused-suppression", "hides-nothing", in: file, at: suppression.comment,
        fix: removal(of: suppression, in: file))
    }
    return useless + unused
  }

  /// Not offered where the comment goes on with other words on further lines.
  private static func removal(of suppression: Suppression, in file: SourceFile) -> Fix? {
    let lines = file.text(suppression.comment).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.dropFirst().allSatisfy({ $0.allSatisfy { " \t*/".contains($0) } }) else {
      return nil
    }
    let edit = TextEdit.removal(ofComment: suppression.comment, in: file)
    return Fix("remove", [:], .safe, [edit])
  }
}
