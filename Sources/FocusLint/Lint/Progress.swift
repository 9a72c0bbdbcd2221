/// How far a run has come: told by its threads, read by another.
package final class Progress: Sendable {
  package enum Stage: Sendable {
    case finding
    /// Reading all files, and parsing those that may hold a problem.
    case reading
    /// Asking the rules about those.
    case judging
  }

  package struct Count: Sendable {
    package var stage = Stage.finding
    /// How many files this stage is done with.
    package var done = 0
    /// How many there are for this stage; 0 while files are looked for.
    package var all = 0
  }

  private let shared = Shared(Count())

  package init() {}

  package var count: Count { shared.use { $0 } }

  func begin(_ stage: Stage, of all: Int) {
    shared.use { $0 = Count(stage: stage, all: all) }
  }

  func step() { shared.use { $0.done += 1 } }
}
