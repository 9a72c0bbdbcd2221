import SwiftUI

private struct Editor {
  @FocusState private var x: Bool  // expect: focus-state-outside-view
}
