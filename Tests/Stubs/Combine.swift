// What the examples use of Combine, by name and type alone: nothing here does anything.
@_exported import Foundation

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error = Never
}
public final class AnyCancellable: Hashable {
  public static func == (l: AnyCancellable, r: AnyCancellable) -> Bool { true }
  public func hash(into: inout Hasher) {}
  public func store(in set: inout Set<AnyCancellable>) {}
  public func cancel() {}
}
public struct AnyPublisher<Output, Failure: Error>: Publisher {}
extension Publisher {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }
  public func sink(
    receiveCompletion: @escaping (Int) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { fatalError() }
  public func receive(on scheduler: some Any) -> AnyPublisher<Output, Failure> { fatalError() }
  public func map<T>(_ f: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { fatalError() }
  public func compactMap<T>(_ f: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    fatalError()
  }
  public func filter(_ f: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    fatalError()
  }
  public func debounce(for: Int, scheduler: some Any) -> AnyPublisher<Output, Failure> {
    fatalError()
  }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { fatalError() }
  public func autoconnect() -> AnyPublisher<Output, Failure> { fatalError() }
}
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}
  public func send(_ v: Output) {}
}
extension PassthroughSubject where Output == Void { public func send() {} }
public protocol ObservableObject: AnyObject {}
extension ObservableObject {
  public var objectWillChange: PassthroughSubject<Void, Never> { fatalError() }
}
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public var projectedValue: AnyPublisher<Value, Never> {
    get { fatalError() }
    set {}
  }
}
extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<
    Notification, Never
  > { fatalError() }
}
extension Timer {
  public static func publish(every: TimeInterval, on: RunLoop, in: RunLoop.Mode) -> AnyPublisher<
    Date, Never
  > { fatalError() }
}
