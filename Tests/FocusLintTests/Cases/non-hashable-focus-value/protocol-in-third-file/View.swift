import SwiftUI

struct Grid: View {
  @FocusState private var cell: Cell?
  @FocusState private var row: Row?  // expect: non-hashable-focus-value
  var body: some View { Child(cell: $cell, row: $row) }
}
