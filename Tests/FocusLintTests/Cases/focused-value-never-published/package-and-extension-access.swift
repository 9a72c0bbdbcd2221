// A public extension makes its members public; `internal` and `fileprivate` are not.
import SwiftUI

public extension FocusedValues {
  @Entry var shown: Int?
}

extension FocusedValues {
  @Entry internal var hidden: Int?
}

struct A: View {
  @FocusedValue(\.shown) private var shown
  @FocusedValue(\.hidden) private var hidden  // expect: focused-value-never-published
  @FocusedValue(Int.self) private var object

  var body: some View { Text("\(shown ?? hidden ?? object ?? 0)") }
}
