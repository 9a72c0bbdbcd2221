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
    let queue = Queue<Result>(count: count) { next in
      let worker = makeWorker()
      while let index = next.claim() { next.set(index, work(index, worker)) }
    }
    let threads = max(1, min(jobs, count)) - 1
    var handles: [pthread_t] = []
    for _ in 0..<threads {
      let box = Unmanaged.passRetained(queue)
      #if canImport(Darwin)
        var handle: pthread_t?
        let status = pthread_create(&handle, nil, { Queue<Result>.enter($0) }, box.toOpaque())
        if status == 0, let handle { handles.append(handle) } else { box.release() }
      #else
        var handle = pthread_t()
        let status = pthread_create(&handle, nil, { Queue<Result>.enter($0!) }, box.toOpaque())
        if status == 0 { handles.append(handle) } else { box.release() }
      #endif
    }
    queue.run(queue)
    for handle in handles { pthread_join(handle, nil) }
    return queue.results.map { $0! }
  }

  /// What the threads share: the next index under a lock, and a place for each result that one
  /// thread alone writes.
  private final class Queue<Result>: @unchecked Sendable {
    private var next = 0
    private let count: Int
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let places: UnsafeMutableBufferPointer<Result?>
    let run: (Queue) -> Void

    init(count: Int, run: @escaping (Queue) -> Void) {
      self.count = count
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

    var results: [Result?] { Array(places) }

    func claim() -> Int? {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      guard next < count else { return nil }
      next += 1
      return next - 1
    }

    func set(_ index: Int, _ result: Result) { places[index] = result }

    static func enter(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      let queue = Unmanaged<Queue>.fromOpaque(pointer).takeRetainedValue()
      queue.run(queue)
      return nil
    }
  }
}
