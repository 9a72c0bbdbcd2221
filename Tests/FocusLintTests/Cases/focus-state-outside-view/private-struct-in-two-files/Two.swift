import SwiftUI

private struct Editor {
  @FocusState private var x: Bool
}

extension Editor: View { var body: some View { Button("A") {}.focused($x) } }
