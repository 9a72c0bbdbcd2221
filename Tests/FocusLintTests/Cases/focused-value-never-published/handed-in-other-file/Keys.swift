// The key path is handed to a modifier of one's own in a third file.
import SwiftUI

extension FocusedValues {
  @Entry var save: (() -> Void)?
  @Entry var lost: (() -> Void)?
}
