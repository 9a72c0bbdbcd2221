/// The logic of `first-responder-off-main`; its page says what it finds and why.
enum FirstResponderOffMain {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    []
  }
}
