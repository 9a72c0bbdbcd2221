import SwiftUI

extension Screen {
  var buttons: some View { Button("Again", action: focus) }
}
