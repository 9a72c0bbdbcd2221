/// Work on many things at once, on threads of its own.
package enum Parallel {
  /// The results of a function for 0 up to a count, in that order.
  ///
  /// - Parameter makeWorker: makes what a thread keeps for itself, such as a parser.
  package static func map<Worker, Result: Sendable>(
    count: Int, jobs: Int, makeWorker: @Sendable @escaping () -> Worker,
    _ work: @Sendable @escaping (Int, Worker) -> Result
  ) -> [Result] {
    let pool = Pool<Result>(count: count) { pool in
      let worker = makeWorker()
      while let index = pool.claim() { pool.places[index] = work(index, worker) }
    }
    return pool.results(jobs: jobs)
  }

  package static func map<Result: Sendable>(
    count: Int, jobs: Int, _ work: @Sendable @escaping (Int) -> Result
  ) -> [Result] {
    map(count: count, jobs: jobs, makeWorker: { () }, { index, _ in work(index) })
  }
}

/// What the threads share: the next index, and a place for each result that one thread alone writes.
private final class Pool<Result>: @unchecked Sendable {
  let places: UnsafeMutableBufferPointer<Result?>
  private let next = Shared(0)
  private let run: @Sendable (Pool) -> Void

  init(count: Int, run: @escaping @Sendable (Pool) -> Void) {
    self.run = run
    places = .allocate(capacity: count)
    places.initialize(repeating: nil)
  }

  deinit {
    places.deinitialize()
    places.deallocate()
  }

  func claim() -> Int? {
    next.use { next in
      guard next < places.count else { return nil }
      next += 1
      return next - 1
    }
  }

  /// Where the system has no more threads to give, the others do the work.
  func results(jobs: Int) -> [Result] {
    let more = max(0, min(jobs, places.count) - 1)
    let threads = (0..<more).compactMap { _ in Thread { [self] in run(self) } }
    run(self)
    for thread in threads { thread.join() }
    return places.map { $0! }
  }
}
