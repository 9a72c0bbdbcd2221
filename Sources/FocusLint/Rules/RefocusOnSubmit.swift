/// The logic of `refocus-on-submit`; its page says what it finds and why.
enum RefocusOnSubmit {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    []
  }
}
