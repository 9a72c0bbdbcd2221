import SwiftUI

struct FileCommands: Commands {
  @FocusedValue(\.save) private var save
  @SwiftUI.FocusedValue(\.lost) private var lost  // expect: focused-value-never-published

  var body: some Commands {
    CommandGroup(after: .saveItem) {
      Button("Save") { save?() }
      Button("Lost") { lost?() }
    }
  }
}
