#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
}

/// What the threads share: the next index under a lock, and a place for each result that one thread
/// alone writes.
private final class Pool<Result>: @unchecked Sendable {
  let places: UnsafeMutableBufferPointer<Result?>
  private var next = 0
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let run: @Sendable (Pool) -> Void

  init(count: Int, run: @escaping @Sendable (Pool) -> Void) {
    self.run = run
    places = .allocate(capacity: count)
    places.initialize(repeating: nil)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    places.deinitialize()
    places.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func claim() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < places.count else { return nil }
    next += 1
    return next - 1
  }

  func results(jobs: Int) -> [Result] {
    let more = max(0, min(jobs, places.count) - 1)
    let threads = (0..<more).compactMap { _ in spawn() }
    run(self)
    for thread in threads { pthread_join(thread, nil) }
    return places.map { $0! }
  }

  /// One more thread; nil where the system has none to give, and then the others do the work.
  private func spawn() -> pthread_t? {
    let box = Unmanaged.passRetained(ThreadBody { [self] in run(self) })
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, nil, enter, box.toOpaque())
    if status == 0 { return thread }
    box.release()
    return nil
  }
}

/// What a thread runs.
private final class ThreadBody {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private func enter(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run()
    return nil
  }
#else
  private func enter(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(pointer!).takeRetainedValue().run()
    return nil
  }
#endif
