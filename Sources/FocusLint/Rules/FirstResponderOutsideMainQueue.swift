/// The logic of `first-responder-outside-main-queue`; its page says what it finds and why.
enum FirstResponderOutsideMainQueue {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    []
  }
}
