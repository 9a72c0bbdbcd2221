#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A running thread, to be waited for.
package struct Thread {
  private let thread: pthread_t

  /// Starts a thread; nil where the system has none to give.
  package init?(_ run: @escaping () -> Void) {
    let box = Unmanaged.passRetained(Body(run: run))
    #if canImport(Darwin)
      var made: pthread_t?
    #else
      var made = pthread_t()
    #endif
    guard pthread_create(&made, nil, enter, box.toOpaque()) == 0 else {
      box.release()
      return nil
    }
    #if canImport(Darwin)
      thread = made!
    #else
      thread = made
    #endif
  }

  package func join() { pthread_join(thread, nil) }
}

/// What a thread runs.
private final class Body {
  let run: () -> Void
  init(run: @escaping () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private func enter(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
    return nil
  }
#else
  private func enter(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(pointer!).takeRetainedValue().run()
    return nil
  }
#endif

/// A value that one thread at a time can use.
package final class Shared<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Does something with the value while no other thread can.
  package func use<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }
}
