// `selectText` makes the field editor first responder.
import AppKit

final class NameField: NSTextField {
  override func becomeFirstResponder() -> Bool {
    selectText(self)
    currentEditor()?.selectedRange = NSRange(location: 0, length: 1)
    return true
  }
}

final class PlainField: NSTextField {
  override func becomeFirstResponder() -> Bool {  // expect: responder-override-without-super
    currentEditor()?.selectedRange = NSRange(location: 0, length: 1)
    return true
  }
}
