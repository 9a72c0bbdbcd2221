// What the examples use of UIKit, by name and type alone: nothing here does anything.
@_exported import Foundation
@_exported import FoundationNetworking

public struct UIEvent {
  public enum EventSubtype { case motionShake }
}
public class UndoStack: NSObject {
  public func removeAllActions() {}
  public var canUndo = false
  public func undo() {}
}
public class UITouch: NSObject {}
public class UIColor: NSObject {
  public static let systemGreen = UIColor()
  public static let label = UIColor()
  public static let systemRed = UIColor()
  public static let secondaryLabel = UIColor()
  public static let systemBlue = UIColor()
  public static let red = UIColor()
  public static let systemTeal = UIColor()
  public static let tertiarySystemFill = UIColor()
}
public class UIFont: NSObject {
  public enum TextStyle { case body, headline, title1 }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  public static func monospacedSystemFont(ofSize: CGFloat, weight: Int) -> UIFont { UIFont() }
}

@MainActor @preconcurrency open class UIResponder: NSObject {
  public nonisolated override init() {}
  public static let keyboardWillShowNotification = Notification.Name("a")
  public static let keyboardWillHideNotification = Notification.Name("b")
  public static let keyboardDidShowNotification = Notification.Name("c")
  public static let keyboardWillChangeFrameNotification = Notification.Name("d")
  open var isFirstResponder: Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open var undoManager: UndoStack? { nil }
  open var next: UIResponder? { nil }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIViewController? { nil }
  open var inputAccessoryViewController: UIViewController? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func reloadInputViews() {}
}
public class UIKeyCommand: NSObject {}
@MainActor public protocol UIKeyInput {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
@MainActor public protocol UIResponderStandardEditActions {}

@MainActor @preconcurrency open class UIView: UIResponder {
  public nonisolated init(frame: CGRect = .zero) { super.init() }
  public nonisolated required init?(coder: NSCoder) { super.init() }
  open var window: UIWindow? { nil }
  open var superview: UIView? { nil }
  public var subviews: [UIView] { [] }
  public var frame = CGRect.zero
  public var bounds = CGRect.zero
  public var alpha: CGFloat = 1
  public var tag = 0
  public var isHidden = false
  public var tintColor: UIColor! = UIColor()
  public var backgroundColor: UIColor?
  public var accessibilityHint: String?
  public var accessibilityLabel: String?
  public var isUserInteractionEnabled = true
  public var autoresizingMask = 0
  open var intrinsicContentSize: CGSize { .zero }
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow: UIWindow?) {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func awakeFromNib() {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func invalidateIntrinsicContentSize() {}
  public func addSubview(_ view: UIView) {}
  public func removeFromSuperview() {}
  public func addGestureRecognizer(_ g: UIGestureRecognizer) {}
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
  public static func animate(
    withDuration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public static func animate(
    withDuration: TimeInterval, delay: TimeInterval, options: [Int],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
open class UIGestureRecognizer: NSObject { public init(target: Any?, action: Any?) {} }
public class UITapGestureRecognizer: UIGestureRecognizer {}
open class UIWindow: UIView {
  public var isKeyWindow = false
  public var rootViewController: UIViewController?
  public func makeKeyAndVisible() {}
}
open class UIImageView: UIView {}
public class UIImage: NSObject { public init?(named: String) {} }
open class UILabel: UIView {
  public var text: String?
  public var font: UIFont!
  public var textColor: UIColor!
  public var attributedText: NSAttributedString?
}
open class UIVisualEffectView: UIView {
  public init(effect: UIBlurEffect) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var contentView: UIView { self }
}
public class UIBlurEffect: NSObject {
  public enum Style { case systemMaterial, regular }
  public init(style: Style) {}
}
open class UIStackView: UIView {
  public enum Axis { case vertical, horizontal }
  public var axis = Axis.vertical
  public convenience init(arrangedSubviews: [UIView]) { self.init(frame: .zero) }
  public var arrangedSubviews: [UIView] { [] }
  public func addArrangedSubview(_ view: UIView) {}
}
open class UIScrolling: UIView {
  public enum KeyboardDismissMode { case interactive, onDrag, none }
  public var contentSize = CGSize.zero
  public var contentOffset = CGPoint.zero
  public var contentInset = 0
  public var isScrollEnabled = true
  public var keyboardDismissMode = KeyboardDismissMode.none
}
open class UIScrollView: UIScrolling {
  public weak var delegate: (any UIScrollViewDelegate)?
}
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let editingChanged = Event(rawValue: 1)
    public static let valueChanged = Event(rawValue: 2)
    public static let touchUpInside = Event(rawValue: 4)
    public static let editingDidBegin = Event(rawValue: 8)
    public static let editingDidEnd = Event(rawValue: 16)
    public static let editingDidEndOnExit = Event(rawValue: 32)
    public static let primaryActionTriggered = Event(rawValue: 64)
  }
  public var isEnabled = true
  public func addTarget(_ target: Any?, action: Any, for events: Event) {}
  public func removeTarget(_ target: Any?, action: Any?, for events: Event) {}
  public func addAction(_ action: UIAction, for events: Event) {}
  public func sendActions(for: Event) {}
}
public class UIAction: NSObject {
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {}
  public var sender: Any?
}
open class UIButton: UIControl {
  public enum ButtonType { case system }
  public convenience init(type: ButtonType) { self.init() }
  public convenience init(primaryAction: UIAction?) { self.init() }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) { self.init() }
}
open class UISlider: UIControl { public var value: Float = 0 }
open class UISwitch: UIControl { public var isOn = false }
open class UIStepper: UIControl {
  public var value = 0.0
  public var stepValue = 1.0
  public var minimumValue = 0.0
  public var maximumValue = 1.0
}
open class UIDatePicker: UIControl { public var date = Date() }

@MainActor public protocol UITextInput: UIKeyInput { var markedTextRange: UITextRange? { get } }
public class UITextRange: NSObject {}
public enum UIKeyboardType {
  case `default`, numberPad, decimalPad, phonePad, emailAddress, asciiCapableNumberPad, URL,
    numbersAndPunctuation
}
public enum UIReturnKeyType { case done, next, go, search, `default`, send }
public enum UITextAutocapitalizationType { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType { case no, yes }
public struct UITextContentType {
  public static let password = Self(), oneTimeCode = Self(), username = Self()
}

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {}
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
open class UITextField: UIControl, UITextInput {
  public static let textDidChangeNotification = Notification.Name("e")
  public static let textDidBeginEditingNotification = Notification.Name("e1")
  public static let textDidEndEditingNotification = Notification.Name("e2")
  open var text: String?
  public var attributedText: NSAttributedString?
  public var placeholder: String?
  public var font: UIFont?
  public var textColor: UIColor?
  public weak var delegate: (any UITextFieldDelegate)?
  public var isEditing: Bool { false }
  public var isSecureTextEntry = false
  public var keyboardType = UIKeyboardType.default
  public var returnKeyType = UIReturnKeyType.default
  public var autocapitalizationType = UITextAutocapitalizationType.none
  public var autocorrectionType = UITextAutocorrectionType.no
  public var textContentType: UITextContentType!
  public enum ViewMode { case always, never, whileEditing }
  public enum BorderStyle { case none, roundedRect }
  public var borderStyle = BorderStyle.none
  public var rightView: UIView?
  public var rightViewMode = ViewMode.never
  public var leftView: UIView?
  public var leftViewMode = ViewMode.never
  public var markedTextRange: UITextRange? { nil }
  public var selectedTextRange: UITextRange?
  public var hasText: Bool { true }
  public func insertText(_ text: String) {}
  open func deleteBackward() {}
  open func selectAll(_ sender: Any?) {}
  private var _view: UIView? = nil
  open override var inputView: UIView? {
    get { _view }
    set { _view = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { _view }
    set { _view = newValue }
  }
}
open class UISearchTextField: UITextField {}
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}
extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
open class UITextView: UIScrolling, UITextInput {
  public static let textDidChangeNotification = Notification.Name("f")
  public static let textDidBeginEditingNotification = Notification.Name("f1")
  public static let textDidEndEditingNotification = Notification.Name("f2")
  open var text: String! = ""
  public var attributedText: NSAttributedString! = NSAttributedString(string: "")
  public var font: UIFont?
  public var textColor: UIColor?
  public weak var delegate: (any UITextViewDelegate)?
  public var isEditable = true
  public var isSelectable = true
  public var keyboardType = UIKeyboardType.default
  public var returnKeyType = UIReturnKeyType.default
  public var typingAttributes: [String: Any] = [:]
  public var selectedRange = NSRange()
  public var selectedTextRange: UITextRange?
  public var linkTextAttributes: [String: Any]! = [:]
  public var markedTextRange: UITextRange? { nil }
  public var hasText: Bool { true }
  public func insertText(_ text: String) {}
  public func deleteBackward() {}
  private var _view: UIView? = nil
  open override var inputView: UIView? {
    get { _view }
    set { _view = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { _view }
    set { _view = newValue }
  }
}
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}
open class UISearchBar: UIView {
  public var text: String?
  public var placeholder: String?
  public weak var delegate: (any UISearchBarDelegate)?
  public var searchTextField: UISearchTextField { UISearchTextField() }
  public var inputAssistantItem: Int { 0 }
  public var showsCancelButton = false
}
public class UIBarButtonItem: NSObject {
  public enum SystemItem { case done, flexibleSpace, cancel }
  public init(title: String = "", primaryAction: UIAction?) {}
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {}
  public init(barButtonSystemItem: SystemItem, target: Any?, action: Any?) {}
  public init(title: String?, style: Int, target: Any?, action: Any?) {}
}
open class UIToolbar: UIView { public var items: [UIBarButtonItem]? }

@MainActor @preconcurrency open class UIViewController: UIResponder {
  public nonisolated init(nibName: String? = nil, bundle: Bundle? = nil) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var view: UIView! = UIView()
  public var viewIfLoaded: UIView?
  public var title: String?
  public let navigationItem = UINavigationItem()
  public var presentedViewController: UIViewController?
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func awakeFromNib() {}
  open func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public func addChild(_ child: UIViewController) {}
  public var textFields: [UITextField]? { nil }
}
public class UINavigationItem: NSObject {
  public var titleView: UIView?
  public var rightBarButtonItem: UIBarButtonItem?
  public var searchController: UISearchController?
}
public class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
  }
  public var isActive = false
}
public class UIAlertController: UIViewController {}
open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
  }
}
public class UIHostingController<Content>: UIViewController {
  public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var rootView: Content { fatalError() }
}
open class UITableView: UIScrollView {
  public func dequeueReusableCell(withIdentifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell() }
  public func cellForRow(at: IndexPath) -> UITableViewCell? { nil }
  public func scrollToRow(at: IndexPath, at position: Int, animated: Bool) {}
}
open class UITableViewController: UIViewController {
  public var tableView: UITableView! = UITableView()
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
public class UICellConfigurationState: NSObject {
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
}
open class UITableViewCell: UIView {
  public let contentView = UIView()
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func prepareForReuse() {}
}
open class UICollectionViewCell: UIView {
  public let contentView = UIView()
  open func updateConfiguration(using state: UICellConfigurationState) {}
}
open class UICollectionView: UIScrollView {
  public func dequeueReusableCell(withReuseIdentifier: String, for: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
}
open class UICollectionViewController: UIViewController {
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
}
@MainActor public class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public static let willResignActiveNotification = Notification.Name("g")
  public static let didBecomeActiveNotification = Notification.Name("g2")
  public var connectedScenes: [UIWindowScene] { [] }
  public var windows: [UIWindow] { [] }
  @discardableResult public func sendAction(_ action: Any, to: Any?, from: Any?, for: UIEvent?)
    -> Bool
  { true }
}
public class UIWindowScene: UIResponder { public var keyWindow: UIWindow? }
extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
  public var section: Int { self[0] }
}

extension NSObject {
  public func perform(_ selector: Any, with: Any?, afterDelay: TimeInterval) {}
  @discardableResult public func perform(_ selector: Any, with: Any?) -> Int { 0 }
}
extension NotificationCenter {
  public func addObserver(_ o: Any, selector: Any, name: Notification.Name?, object: Any?) {}
}
