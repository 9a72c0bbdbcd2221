/// The logic of `missing-one-shot-guard`; its page says what it finds and why.
enum MissingOneShotGuard {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    []
  }
}
