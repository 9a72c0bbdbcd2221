// What the examples use of SwiftUI, by name and type alone: nothing here does anything.
@_exported import AppKit
@_exported import Combine
@_exported import Observation
@_exported import UIKit

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { return fatalError() } }
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = Shown
  @ViewBuilder func body(content: Content) -> Body
}
@MainActor public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }
/// What every modifier and container gives.
public struct Shown: View {
  public nonisolated init() {}
  public var body: Never { return fatalError() }
}
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  public static func buildBlock<each V: View>(_ views: repeat each V) -> Shown { Shown() }
  public static func buildIf<V: View>(_ view: V?) -> V? { view }
  public static func buildEither<V: View>(first: V) -> Shown { Shown() }
  public static func buildEither<V: View>(second: V) -> Shown { Shown() }
  public static func buildLimitedAvailability<V: View>(_ view: V) -> Shown { Shown() }
}
@MainActor public protocol Primitive: View {}
extension Primitive { public var body: Never { return fatalError() } }
extension Optional: View where Wrapped: View { public var body: Never { return fatalError() } }

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable {
  public init(stringLiteral: String) {}
}
public struct Text: Primitive {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init(_ text: some StringProtocol) {}
  public init(_ date: Date, style: Int) {}
  public func bold() -> Text { self }
}
public struct AnyView: Primitive { public init(_ view: some View) {} }
public struct EmptyView: Primitive { public init() {} }
public struct Spacer: Primitive { public init(minLength: CGFloat? = nil) {} }
public struct Divider: Primitive { public init() {} }
public struct Image: Primitive {
  public init(systemName: String) {}
  public init(_ name: String) {}
}
public struct Label: Primitive {
  public init(_ title: LocalizedStringKey, systemImage: String) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String) {}
}
public struct Color: Primitive, ShapeStyle, Hashable {
  public nonisolated static let accentColor = Color(), red = Color(), blue = Color(),
    yellow = Color()
  public nonisolated static let gray = Color(), clear = Color(), secondary = Color(),
    primary = Color()
  public nonisolated static let green = Color(), orange = Color(), black = Color(), white = Color()
  public nonisolated init() {}
  public init(_ name: String) {}
  public init(red: Double, green: Double, blue: Double) {}
  public func opacity(_ value: Double) -> Color { self }
}
public protocol ShapeStyle {}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
  public static var blue: Color { Color() }
  public static var gray: Color { Color() }
  public static var yellow: Color { Color() }
  public static var clear: Color { Color() }
  public static var green: Color { Color() }
  public static var secondary: Color { Color() }
  public static var primary: Color { Color() }
  public static var tint: Color { Color() }
  public static var background: Color { Color() }
}
@MainActor public protocol Shape: View {}
extension Shape {
  public var body: Never { return fatalError() }
  public func fill(_ style: some ShapeStyle = Color.red) -> Shown { Shown() }
  public func stroke(_ style: some ShapeStyle = Color.red, lineWidth: CGFloat = 1) -> Shown {
    Shown()
  }
}
@MainActor public protocol InsettableShape: Shape {}
public struct Rectangle: InsettableShape { public nonisolated init() {} }
public struct Circle: InsettableShape { public init() {} }
public struct Capsule: InsettableShape { public nonisolated init() {} }
public struct RoundedRectangle: InsettableShape { public init(cornerRadius: CGFloat) {} }
extension Shape where Self == Capsule {
  public nonisolated static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Rectangle {
  public nonisolated static var rect: Rectangle { Rectangle() }
}
public struct Path {
  public init() {}
  public init(_ rect: CGRect) {}
  public init(ellipseIn: CGRect) {}
}

public struct Axis: Sendable {
  public static let vertical = Axis(), horizontal = Axis()
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let vertical = Set(rawValue: 1), horizontal = Set(rawValue: 2)
  }
}
public enum HorizontalAlignment { case leading, center, trailing }
public enum VerticalAlignment { case top, center, bottom, firstTextBaseline }
public enum Alignment {
  case leading, center, trailing, top, bottom, topTrailing, bottomTrailing, topLeading
}
public struct TextField<L>: Primitive {
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, axis: Axis = .vertical, prompt: Text? = nil
  ) where L == Text {}
  @_disfavoredOverload public init(
    _ title: some StringProtocol, text: Binding<String>, axis: Axis = .vertical, prompt: Text? = nil
  ) where L == Text {}
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .vertical
  ) where L == Text {}
  public init<V>(_ title: LocalizedStringKey, value: Binding<V>, format: AnyFormat)
  where L == Text {}
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .vertical, @ViewBuilder label: () -> L
  ) where L: View {}
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) where L == Text {}
}
public struct AnyFormat {
  public static let number = AnyFormat(), percent = AnyFormat()
  public static func currency(code: String) -> AnyFormat { AnyFormat() }
}
public struct SecureField: Primitive {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>) {}
}
public struct TextEditor: Primitive { public init(text: Binding<String>) {} }
public struct Button<L>: Primitive {
  public init(
    _ title: LocalizedStringKey, systemImage: String? = nil, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) where L == Text {}
  @_disfavoredOverload public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where L == Text {}
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L
  ) where L: View {}
}
extension Button where L == Shown {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {}
}
public enum ButtonRole { case cancel, destructive }
public struct Toggle<L>: Primitive {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where L == Text {}
  @_disfavoredOverload public init(_ title: some StringProtocol, isOn: Binding<Bool>)
  where L == Text {}
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> L) where L: View {}
}
public struct Slider: Primitive {
  public init(value: Binding<Double>, in range: ClosedRange<Double> = 0...1) {}
}
public struct Stepper: Primitive {
  public init(_ title: LocalizedStringKey, value: Binding<Int>) {}
  public init(_ title: LocalizedStringKey, value: Binding<Int>, in: ClosedRange<Int>) {}
}
public struct DatePicker: Primitive {
  public init(_ title: LocalizedStringKey, selection: Binding<Date>) {}
}
public struct Picker<C>: Primitive {
  public init<V: Hashable>(
    _ title: LocalizedStringKey, selection: Binding<V>, @ViewBuilder content: () -> C
  ) where C: View {}
}
public struct DisclosureGroup<C>: Primitive {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> C) where C: View {}
  public init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C)
  where C: View {}
}
public struct Link: Primitive { public init(_ title: LocalizedStringKey, destination: URL) {} }
public struct ProgressView: Primitive { public init() {} }
public struct LabeledContent<C>: Primitive {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> C) {}
  public init(_ title: LocalizedStringKey, value: String) where C == Text {}
}
public struct Menu<C>: Primitive {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> C) {}
}

public struct VStack<C>: Primitive {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) where C: View {}
}
public struct LazyVStack<C>: Primitive {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) where C: View {}
}
public struct HStack<C>: Primitive {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) where C: View {}
}
public struct ZStack<C>: Primitive {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> C) where C: View {}
}
public struct Grid<C>: Primitive { public init(@ViewBuilder content: () -> C) where C: View {} }
public struct GridRow<C>: Primitive { public init(@ViewBuilder content: () -> C) where C: View {} }
public struct Form<C>: Primitive { public init(@ViewBuilder content: () -> C) where C: View {} }
public struct Group<C>: Primitive { public init(@ViewBuilder content: () -> C) where C: View {} }
public struct ViewThatFits<C>: Primitive {
  public init(@ViewBuilder content: () -> C) where C: View {}
}
public struct GroupBox<C>: Primitive {
  public init(_ title: LocalizedStringKey = "", @ViewBuilder content: () -> C) where C: View {}
}
public struct Section<C>: Primitive {
  public init(_ title: LocalizedStringKey = "", @ViewBuilder content: () -> C) where C: View {}
  public init(@ViewBuilder content: () -> C, @ViewBuilder header: () -> some View) where C: View {}
}
public struct ScrollView<C>: Primitive {
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> C) where C: View {}
}
public struct NavigationStack<C>: Primitive {
  public init(@ViewBuilder content: () -> C) where C: View {}
  public init<P>(path: Binding<P>, @ViewBuilder content: () -> C) where C: View {}
}
public struct NavigationView<C>: Primitive {
  public init(@ViewBuilder content: () -> C) where C: View {}
}
public struct NavigationSplitView<C>: Primitive {
  public init(@ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> C) where C: View {}
}
public struct NavigationLink<C>: Primitive {
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> C) where C: View {}
  public init(_ title: LocalizedStringKey, destination: C) where C: View {}
}
public struct HSplitView<C>: Primitive {
  public init(@ViewBuilder content: () -> C) where C: View {}
}
public struct TabView<C>: Primitive {
  public init(@ViewBuilder content: () -> C) where C: View {}
  public init<V: Hashable>(selection: Binding<V>, @ViewBuilder content: () -> C) where C: View {}
}
public struct Tab<C>: Primitive {
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where C: View {}
}
public struct GeometryProxy { public var size = CGSize.zero }
public struct GeometryReader<C>: Primitive {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> C) where C: View {}
}
public struct ScrollViewProxy { public func scrollTo(_ id: some Hashable) {} }
public struct ScrollViewReader<C>: Primitive {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> C) where C: View {}
}
public struct ForEach<C>: Primitive {
  public init<D: RandomAccessCollection>(
    _ data: D, @ViewBuilder content: @escaping (D.Element) -> C
  ) where D.Element: Identifiable, C: View {}
  public init<D: RandomAccessCollection, ID: Hashable>(
    _ data: D, id: KeyPath<D.Element, ID>, @ViewBuilder content: @escaping (D.Element) -> C
  ) where C: View {}
  public init<D: RandomAccessCollection & MutableCollection>(
    _ data: Binding<D>, @ViewBuilder content: @escaping (Binding<D.Element>) -> C
  ) where D.Element: Identifiable, C: View {}
  public init<D: RandomAccessCollection & MutableCollection, ID: Hashable>(
    _ data: Binding<D>, id: KeyPath<D.Element, ID>,
    @ViewBuilder content: @escaping (Binding<D.Element>) -> C
  ) where C: View {}
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> C) where C: View {}
}
public struct List<C>: Primitive {
  public init(@ViewBuilder content: () -> C) where C: View {}
  public init<S: Hashable>(selection: Binding<S?>, @ViewBuilder content: () -> C) where C: View {}
  public init<S: Hashable>(selection: Binding<Set<S>>, @ViewBuilder content: () -> C)
  where C: View {}
  public init<D: RandomAccessCollection>(
    _ data: D, @ViewBuilder content: @escaping (D.Element) -> C
  ) where D.Element: Identifiable, C: View {}
  public init<D: RandomAccessCollection, ID: Hashable>(
    _ data: D, id: KeyPath<D.Element, ID>, @ViewBuilder content: @escaping (D.Element) -> C
  ) where C: View {}
  public init<D: RandomAccessCollection & MutableCollection>(
    _ data: Binding<D>, @ViewBuilder content: @escaping (Binding<D.Element>) -> C
  ) where D.Element: Identifiable, C: View {}
  public init<D: RandomAccessCollection & MutableCollection, ID: Hashable>(
    _ data: Binding<D>, id: KeyPath<D.Element, ID>,
    @ViewBuilder content: @escaping (Binding<D.Element>) -> C
  ) where C: View {}
}
public struct OutlineGroup<C>: Primitive {
  public init<D: RandomAccessCollection>(
    _ data: D, children: KeyPath<D.Element, D?>, @ViewBuilder content: @escaping (D.Element) -> C
  ) where D.Element: Identifiable, C: View {}
}
public struct Table<C>: Primitive {
  public init<D: RandomAccessCollection>(_ data: D, @TableBuilder<D.Element> columns: () -> C)
  where D.Element: Identifiable {}
  public init<D: RandomAccessCollection & MutableCollection>(
    _ data: Binding<D>, @TableBuilder<Binding<D.Element>> columns: () -> C
  ) where D.Element: Identifiable {}
}
@resultBuilder public struct TableBuilder<V> {
  public static func buildExpression(_ c: TableColumn<V>) -> Int { 0 }
  public static func buildBlock(_ columns: Int...) -> Int { 0 }
}
public struct TableColumn<V> {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (V) -> some View) {}
}
public struct Canvas: Primitive { public init(_ draw: @escaping (Int, CGSize) -> Void) {} }

// MARK: State

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public init(projectedValue: Binding<Value>) {}
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public init?(_ base: Binding<Value?>) { nil }
  public init() {}
  public static func constant(_ value: Value) -> Binding<Value> { Binding() }
  public subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> Binding<T> { Binding<T>() }
  public func animation() -> Binding<Value> { self }
}
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding() }
}
extension State where Value: ExpressibleByNilLiteral { public init() {} }
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  public init(wrappedValue: Value, _ key: String) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding() }
}
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    public init() {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
  public init() where Value == Bool {}
  public init<T>() where Value == T? {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding() }
}
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    public init() {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
  public init() where Value == Bool {}
  public init<T>() where Value == T? {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding() }
}
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public init(_ type: Value.Type) {}
  public var wrappedValue: Value { fatalError() }
}
public struct EnvironmentValues {
  public var isFocused = false
  public var isEnabled = true
  public var isSearching = false
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var dismiss: DismissAction { DismissAction() }
  public var colorScheme = 0
}
public struct DismissAction {
  public nonisolated init() {}
  public func callAsFunction() {}
}
public struct ResetFocusAction {
  public nonisolated init() {}
  public func callAsFunction(in: Namespace.ID) {}
}
@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}
@propertyWrapper public struct ObservedObject<O: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup public struct Wrapper {
    public subscript<T>(dynamicMember path: ReferenceWritableKeyPath<O, T>) -> Binding<T> {
      Binding<T>()
    }
  }
  public init(wrappedValue: O) {}
  public var wrappedValue: O {
    get { fatalError() }
    set {}
  }
  public var projectedValue: Wrapper { Wrapper() }
}
@propertyWrapper public struct EnvironmentObject<O: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: O { fatalError() }
  public var projectedValue: ObservedObject<O>.Wrapper { ObservedObject<O>.Wrapper() }
}
@propertyWrapper public struct StateObject<O: ObservableObject>: DynamicProperty {
  public init(wrappedValue: @autoclosure @escaping () -> O) {}
  public var wrappedValue: O { fatalError() }
  public var projectedValue: ObservedObject<O>.Wrapper { ObservedObject<O>.Wrapper() }
}
@propertyWrapper @dynamicMemberLookup public struct Bindable<O: AnyObject> {
  public init(wrappedValue: O) {}
  public init(_ object: O) {}
  public var wrappedValue: O {
    get { fatalError() }
    set {}
  }
  public var projectedValue: Bindable<O> { self }
  public subscript<T>(dynamicMember path: ReferenceWritableKeyPath<O, T>) -> Binding<T> {
    Binding<T>()
  }
}
public struct FocusedValues {
  public subscript<K: FocusedValueKey>(_ key: K.Type) -> K.Value? {
    get { nil }
    set {}
  }
}
public protocol FocusedValueKey { associatedtype Value }
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ path: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { nil }
}
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
}
@propertyWrapper public struct FocusedObject<O: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: O? { nil }
}

// MARK: Bridges, styles, scenes

@MainActor public struct UIViewRepresentableContext<R: UIViewRepresentable> {
  public let coordinator: R.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
@MainActor public struct UIViewControllerRepresentableContext<R: UIViewControllerRepresentable> {
  public let coordinator: R.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
@MainActor public struct NSViewRepresentableContext<R: NSViewRepresentable> {
  public let coordinator: R.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
@MainActor public struct NSViewControllerRepresentableContext<R: NSViewControllerRepresentable> {
  public let coordinator: R.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
public struct ProposedViewSize {
  public var width: CGFloat?
  public var height: CGFloat?
}
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}
extension UIViewRepresentable {
  public var body: Never { return fatalError() }
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
    -> CGSize?
  { nil }
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable { public var body: Never { return fatalError() } }
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ view: NSViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension NSViewRepresentable { public var body: Never { return fatalError() } }
extension NSViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ controller: NSViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension NSViewControllerRepresentable { public var body: Never { return fatalError() } }
extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct ButtonStyleConfiguration {
  public typealias Label = Shown
  public let label = Shown()
  public let isPressed = false
  public let role: ButtonRole? = nil
}
public struct PrimitiveButtonStyleConfiguration {
  public let label = Shown()
  public func trigger() {}
}
@MainActor public protocol ButtonStyle {
  typealias Configuration = ButtonStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor public protocol PrimitiveButtonStyle {
  typealias Configuration = PrimitiveButtonStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
  public let label = Shown()
  @Binding public var isOn: Bool
}
@MainActor public protocol ToggleStyle {
  typealias Configuration = ToggleStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct DisclosureGroupStyleConfiguration {
  public let label = Shown()
  public let content = Shown()
  @Binding public var isExpanded: Bool
}
@MainActor public protocol DisclosureGroupStyle {
  typealias Configuration = DisclosureGroupStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor public protocol TextFieldStyle {}
extension TextFieldStyle { public typealias _Label = Shown }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public nonisolated init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
  public static var plain: Self { Self() }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Shown() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { Self() }
  public static var bordered: Self { Self() }
}

@MainActor public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
@MainActor public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App { public static func main() {} }
public struct ShownScene: Scene {
  public nonisolated init() {}
  public var body: Never { return fatalError() }
}
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<each S: Scene>(_ scenes: repeat each S) -> ShownScene {
    ShownScene()
  }
}
extension Scene {
  public func commands(@CommandsBuilder content: () -> some Commands) -> ShownScene { ShownScene() }
}
public struct WindowGroup: Scene {
  public init(_ title: String = "", id: String = "", @ViewBuilder content: () -> some View) {}
  public var body: Never { return fatalError() }
}
public struct Window: Scene {
  public init(_ title: String, id: String, @ViewBuilder content: () -> some View) {}
  public var body: Never { return fatalError() }
}
public struct Settings: Scene {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: Never { return fatalError() }
}
@MainActor public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}
extension Never: Commands {}
public struct ShownCommands: Commands {
  public nonisolated init() {}
  public var body: Never { return fatalError() }
}
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<S: Commands>(_ commands: S) -> S { commands }
  public static func buildBlock<each S: Commands>(_ commands: repeat each S) -> ShownCommands {
    ShownCommands()
  }
}
public struct CommandMenu: Commands {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View) {}
  public var body: Never { return fatalError() }
}
public enum CommandGroupPlacement { case newItem, textEditing, sidebar, pasteboard }
public struct CommandGroup: Commands {
  public init(after: CommandGroupPlacement, @ViewBuilder content: () -> some View) {}
  public init(replacing: CommandGroupPlacement, @ViewBuilder content: () -> some View) {}
  public var body: Never { return fatalError() }
}

@MainActor public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}
extension Never: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { return fatalError() }
}
public struct ShownToolbar: ToolbarContent {
  public nonisolated init() {}
  public var body: Never { return fatalError() }
}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<S: ToolbarContent>(_ content: S) -> S { content }
  public static func buildBlock<each S: ToolbarContent>(_ content: repeat each S) -> ShownToolbar {
    ShownToolbar()
  }
  public static func buildIf<S: ToolbarContent>(_ content: S?) -> S? { content }
}
public enum ToolbarItemPlacement {
  case keyboard, primaryAction, cancellationAction, confirmationAction, principal, bottomBar,
    automatic, topBarTrailing
}
public struct ToolbarItem: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {
  }
  public var body: Never { return fatalError() }
}
public struct ToolbarItemGroup: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {
  }
  public var body: Never { return fatalError() }
}

@MainActor public protocol Gesture { associatedtype Value }
public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
  public func onEnded(_ action: @escaping @MainActor (Void) -> Void) -> TapGesture { self }
}
@MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
@MainActor public protocol Layout {}
public struct Transaction {}
public struct Animation {
  public static let `default` = Animation()
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static let easeInOut = Animation()
  public static let easeOut = Animation()
}
public func withAnimation<R>(
  _ animation: Animation = .default, _ body: () throws -> R, completion: @escaping () -> Void
) rethrows -> R { try body() }
public func withAnimation<R>(_ animation: Animation? = nil, _ body: () throws -> R) rethrows -> R {
  try body()
}

// MARK: Modifiers

public struct FocusInteractions {
  public static let activate = FocusInteractions(), edit = FocusInteractions(),
    automatic = FocusInteractions()
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1), search = SubmitTriggers(rawValue: 2)
}
public enum SubmitLabel { case done, next, go, search, send, `return` }
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) {}
  public static let `return` = KeyEquivalent("r"), escape = KeyEquivalent("r"),
    defaultAction = KeyEquivalent("r"), tab = KeyEquivalent("r"), downArrow = KeyEquivalent("r"),
    upArrow = KeyEquivalent("r")
  init(_ c: Character) {}
}
public struct KeyPress {
  public enum Result { case handled, ignored }
  public var characters = ""
}
public enum DefaultFocusEvaluationPriority { case automatic, userInitiated }
public enum Edge {
  case top, bottom, leading, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), bottom = Set(rawValue: 2),
      horizontal = Set(rawValue: 4), vertical = Set(rawValue: 8), leading = Set(rawValue: 16),
      all = Set(rawValue: 32)
  }
}
public enum ScrollDismissesKeyboardMode { case immediately, interactively, never, automatic }
public struct Font {
  public static let headline = Font(), body = Font(), title = Font(), title2 = Font(),
    caption = Font(), largeTitle = Font()
  public func bold() -> Font { self }
}
public enum TextInputAutocapitalization { case never, words, characters, sentences }
public enum AccessibilityTraits { case isHeader, isButton }

extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> Shown { Shown() }
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> Shown {
    Shown()
  }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> Shown {
    Shown()
  }
  public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> Shown { Shown() }
  public func searchFocused(_ condition: FocusState<Bool>.Binding) -> Shown { Shown() }
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> Shown
  { Shown() }
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> Shown { Shown() }
  public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> Shown {
    Shown()
  }
  public func focusScope(_ namespace: Namespace.ID) -> Shown { Shown() }
  public func focusSection() -> Shown { Shown() }
  public func focusable(_ isFocusable: Bool = true) -> Shown { Shown() }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Shown {
    Shown()
  }
  public func focusedValue<V>(_ path: WritableKeyPath<FocusedValues, V?>, _ value: V) -> Shown {
    Shown()
  }
  @_disfavoredOverload public func focusedValue<V>(
    _ path: WritableKeyPath<FocusedValues, V?>, _ value: V?
  ) -> Shown { Shown() }
  public func focusedSceneValue<V>(_ path: WritableKeyPath<FocusedValues, V?>, _ value: V) -> Shown
  { Shown() }
  public func focusedObject(_ object: some ObservableObject) -> Shown { Shown() }
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> Shown { Shown() }
  public func submitLabel(_ label: SubmitLabel) -> Shown { Shown() }
  public func submitScope(_ blocking: Bool = true) -> Shown { Shown() }
  public func onAppear(perform: (@MainActor () -> Void)? = nil) -> Shown { Shown() }
  public func onDisappear(perform: (@MainActor () -> Void)? = nil) -> Shown { Shown() }
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> Shown { Shown() }
  public func task<V: Equatable>(
    id: V, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> Shown { Shown() }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> Shown { Shown() }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> Shown { Shown() }
  public func onChange<V: Equatable>(of value: V, perform: @escaping @MainActor (V) -> Void)
    -> Shown
  { Shown() }
  public func onReceive<P: Publisher>(
    _ publisher: P, perform: @escaping @MainActor (P.Output) -> Void
  ) -> Shown { Shown() }
  public func onTapGesture(count: Int = 1, perform: @escaping @MainActor () -> Void) -> Shown {
    Shown()
  }
  public func onLongPressGesture(perform: @escaping @MainActor () -> Void) -> Shown { Shown() }
  public func gesture(_ gesture: some Gesture) -> Shown { Shown() }
  public func simultaneousGesture(_ gesture: some Gesture) -> Shown { Shown() }
  public func highPriorityGesture(_ gesture: some Gesture) -> Shown { Shown() }
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> Shown {
    Shown()
  }
  public func onMoveCommand(perform: @escaping (Int) -> Void) -> Shown { Shown() }
  public func onExitCommand(perform: @escaping () -> Void) -> Shown { Shown() }
  public func onDeleteCommand(perform: @escaping () -> Void) -> Shown { Shown() }
  public func id(_ id: some Hashable) -> Shown { Shown() }
  public func tag(_ tag: some Hashable) -> Shown { Shown() }
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> Shown { Shown() }
  public func sheet<I: Identifiable>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (I) -> some View
  ) -> Shown { Shown() }
  public func fullScreenCover(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> Shown { Shown() }
  public func popover(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View)
    -> Shown
  { Shown() }
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> Shown { Shown() }
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> Shown { Shown() }
  public func swipeActions(@ViewBuilder content: () -> some View) -> Shown { Shown() }
  public func navigationTitle(_ title: LocalizedStringKey) -> Shown { Shown() }
  public func navigationDestination<D: Hashable>(
    for type: D.Type, @ViewBuilder destination: @escaping (D) -> some View
  ) -> Shown { Shown() }
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey = "") -> Shown {
    Shown()
  }
  public func searchable(text: Binding<String>, isPresented: Binding<Bool>) -> Shown { Shown() }
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> Shown {
    Shown()
  }
  @_disfavoredOverload public func toolbar(@ViewBuilder content: () -> some View) -> Shown {
    Shown()
  }
  public func keyboardType(_ type: UIKeyboardType) -> Shown { Shown() }
  public func keyboardShortcut(_ key: KeyEquivalent) -> Shown { Shown() }
  public func textFieldStyle(_ style: some TextFieldStyle) -> Shown { Shown() }
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> Shown { Shown() }
  @_disfavoredOverload public func buttonStyle(_ style: some ButtonStyle) -> Shown { Shown() }
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> Shown {
    Shown()
  }
  public func autocorrectionDisabled(_ disabled: Bool = true) -> Shown { Shown() }
  public func textContentType(_ type: UITextContentType?) -> Shown { Shown() }
  public func textSelection(_ selection: Int) -> Shown { Shown() }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Shown { Shown() }
  public func lineLimit(_ range: ClosedRange<Int>) -> Shown { Shown() }
  public func lineLimit(_ range: PartialRangeFrom<Int>) -> Shown { Shown() }
  public func lineLimit(_ count: Int?, reservesSpace: Bool = false) -> Shown { Shown() }
  public func disabled(_ disabled: Bool) -> Shown { Shown() }
  public func hidden() -> Shown { Shown() }
  public func opacity(_ value: Double) -> Shown { Shown() }
  public func padding(_ amount: CGFloat = 0) -> Shown { Shown() }
  public func padding(_ edges: Edge.Set, _ amount: CGFloat? = nil) -> Shown { Shown() }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> Shown
  { Shown() }
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil
  ) -> Shown { Shown() }
  public func font(_ font: Font?) -> Shown { Shown() }
  public func bold() -> Shown { Shown() }
  public func monospaced() -> Shown { Shown() }
  public func monospacedDigit() -> Shown { Shown() }
  public func underline(_ active: Bool = true) -> Shown { Shown() }
  public func foregroundStyle(_ style: some ShapeStyle) -> Shown { Shown() }
  public func foregroundColor(_ color: Color?) -> Shown { Shown() }
  public func tint(_ color: Color?) -> Shown { Shown() }
  public func background(_ style: some ShapeStyle) -> Shown { Shown() }
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> Shown { Shown() }
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> Shown
  { Shown() }
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> Shown
  { Shown() }
  public func overlay(_ view: some View) -> Shown { Shown() }
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> Shown { Shown() }
  public func shadow(radius: CGFloat) -> Shown { Shown() }
  public func contentShape(_ shape: some Shape) -> Shown { Shown() }
  public func clipShape(_ shape: some Shape) -> Shown { Shown() }
  public func cornerRadius(_ radius: CGFloat) -> Shown { Shown() }
  public func scaleEffect(_ scale: CGFloat) -> Shown { Shown() }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Shown { Shown() }
  public func transition(_ t: Int) -> Shown { Shown() }
  public func modifier(_ modifier: some ViewModifier) -> Shown { Shown() }
  public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Shown {
    Shown()
  }
  public func environment<O: AnyObject>(_ object: O) -> Shown { Shown() }
  public func labelsHidden() -> Shown { Shown() }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Shown { Shown() }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Shown { Shown() }
  public func tabItem(@ViewBuilder _ label: () -> some View) -> Shown { Shown() }
  public func badge(_ count: Int) -> Shown { Shown() }
  public func multilineTextAlignment(_ a: HorizontalAlignment) -> Shown { Shown() }
  public func ignoresSafeArea() -> Shown { Shown() }
  public func safeAreaInset(edge: Edge, @ViewBuilder content: () -> some View) -> Shown { Shown() }
}
