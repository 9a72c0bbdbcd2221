import SwiftUI

final class Router {
  init(focus: FocusState<Bool>.Binding) { focus.wrappedValue = true }
}
