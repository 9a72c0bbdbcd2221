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
