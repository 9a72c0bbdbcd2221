/// The logic of `missing-focused-binding`; its page says what it finds and why.
enum MissingFocusedBinding {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    []
  }
}
