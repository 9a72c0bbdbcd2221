/// The logic of `multiple-bool-focus-states`; its page says what it finds and why.
enum MultipleBoolFocusStates {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    []
  }
}
