// What the examples use of AppKit, by name and type alone: nothing here does anything.
@_exported import Foundation

public class NSEvent: NSObject {}
@MainActor @preconcurrency open class NSResponder: NSObject {
  public nonisolated override init() {}
  open var acceptsFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func keyDown(with event: NSEvent) {}
  open func mouseDown(with event: NSEvent) {}
}
open class NSView: NSResponder {
  public nonisolated init(frame: NSRect = .zero) { super.init() }
  public nonisolated required init?(coder: NSCoder) { super.init() }
  open var window: NSWindow? { nil }
  public var frame = NSRect.zero
  public var bounds = NSRect.zero
  public var subviews: [NSView] = []
  public var superview: NSView? { nil }
  public var isHidden = false
  public var needsDisplay = false
  public var alphaValue: CGFloat = 1
  public func addSubview(_ view: NSView) {}
  open func viewDidMoveToWindow() {}
  open func awakeFromNib() {}
  open func layout() {}
}
open class NSWindow: NSResponder {
  open var firstResponder: NSResponder? { nil }
  public var initialFirstResponder: NSView?
  public var contentView: NSView?
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { true }
  public func endEditing(for: Any?) {}
  public func makeKeyAndOrderFront(_ sender: Any?) {}
  public func fieldEditor(_ create: Bool, for: Any?) -> NSText? { nil }
}
public class NSColor: NSObject {
  public static let textColor = NSColor(), controlTextColor = NSColor(),
    keyboardFocusIndicatorColor = NSColor(), red = NSColor(), orange = NSColor(), gray = NSColor()
}
public class NSFont: NSObject {
  public static func monospacedSystemFont(ofSize: CGFloat, weight: Int) -> NSFont { NSFont() }
  public static func systemFont(ofSize: CGFloat) -> NSFont { NSFont() }
}
@MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {}
extension NSControlTextEditingDelegate {
  public func controlTextDidChange(_ notification: Notification) {}
  public func controlTextDidBeginEditing(_ notification: Notification) {}
  public func controlTextDidEndEditing(_ notification: Notification) {}
}
open class NSControl: NSView {
  public static let textDidChangeNotification = Notification.Name("h")
  open var stringValue = ""
  open var attributedStringValue = NSAttributedString(string: "")
  open var isEnabled = true
  open weak var target: AnyObject?
  public var tag = 0
  public func currentEditor() -> NSText? { nil }
}
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
open class NSTextField: NSControl {
  public convenience init(string: String) { self.init() }
  public convenience init(labelWithString: String) { self.init() }
  public weak var delegate: (any NSTextFieldDelegate)?
  public var placeholderString: String?
  public var isEditable = true
  public var isSelectable = true
  public var isBordered = true
  public var isBezeled = true
  public var drawsBackground = true
  public var textColor: NSColor?
  public func selectText(_ sender: Any?) {}
}
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
open class NSSearchField: NSTextField {}
open class NSSecureTextField: NSTextField {}
open class NSTokenField: NSTextField {}
open class NSComboBox: NSTextField {}
open class NSButton: NSControl {}
open class NSTableView: NSControl {
  public func selectRowIndexes(_ rows: IndexSet, byExtendingSelection: Bool) {}
  public func editColumn(_ column: Int, row: Int, with: NSEvent?, select: Bool) {}
}
open class NSOutlineView: NSTableView {}
open class NSText: NSView {
  public static let didChangeNotification = Notification.Name("i")
  open var string = ""
  public var isEditable = true
  public var isSelectable = true
  public var font: NSFont?
  public var textColor: NSColor?
  public var selectedRange = NSRange()
  public func selectAll(_ sender: Any?) {}
}
public protocol NSTextDelegate: NSObjectProtocol {}
extension NSTextDelegate {
  public func textDidChange(_ notification: Notification) {}
}
@MainActor public protocol NSTextViewDelegate: NSTextDelegate {}
open class NSTextView: NSText {
  public weak var delegate: (any NSTextViewDelegate)?
  public var textStorage: Int? { nil }
  public var isRichText = false
  public var insertionPointColor: NSColor! = NSColor()
  public var allowsUndo = false
  public func hasMarkedText() -> Bool { false }
  public func setSelectedRange(_ range: NSRange) {}
  public static func scrollableTextView() -> NSScrollView { NSScrollView() }
  public func insertText(_ text: Any, replacementRange: NSRange) {}
}
open class NSScrollView: NSView {
  public var documentView: NSView?
  public var hasVerticalScroller = false
}
open class NSStackView: NSView { public convenience init(views: [NSView]) { self.init() } }
open class NSViewController: NSResponder {
  public nonisolated init(nibName: String? = nil, bundle: Bundle? = nil) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var view = NSView()
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewDidLayout() {}
}
open class NSWindowController: NSResponder {
  public var window: NSWindow?
  open func windowDidLoad() {}
  public convenience init(window: NSWindow?) { self.init() }
  public func showWindow(_ sender: Any?) {}
}
open class NSAlert: NSObject {
  public var accessoryView: NSView?
  public var window = NSWindow()
  @discardableResult public func runModal() -> Int { 0 }
}
@MainActor public class NSApplication: NSResponder {
  public static let shared = NSApplication()
  public var keyWindow: NSWindow?
  public var mainWindow: NSWindow?
}
@MainActor public var NSApp: NSApplication! { .shared }
