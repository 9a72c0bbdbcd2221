// What the examples use of the library of this name, by name and type alone.
import SwiftUI

public struct IntrospectableViewType<V> { public init() {} }
extension IntrospectableViewType where V == UITextField {
  public static var textField: Self { Self() }
}
extension IntrospectableViewType where V == UITextView {
  public static var textEditor: Self { Self() }
}
public struct PlatformVersions {
  public enum Version { case v15, v16, v17, v18, v26 }
  public static func iOS(_ versions: Version...) -> Self { Self() }
}
extension View {
  public func introspect<V: UIView>(
    _ type: IntrospectableViewType<V>, on platforms: PlatformVersions...,
    customize: @escaping @MainActor (V) -> Void
  ) -> Shown { Shown() }
}
