import SwiftUI

struct Editor: View {
  var body: some View { Text("").offering(\FocusedValues.save) { } }
}
