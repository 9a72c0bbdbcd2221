import SwiftUI

private struct Editor {
  @FocusState private var x: Bool
}

extension Editor: View { var body: some View { Text("A").focused($x) } }
