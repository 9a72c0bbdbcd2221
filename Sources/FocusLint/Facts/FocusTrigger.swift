/// What makes code run that moves focus.
package struct FocusTrigger: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// The Return key.
    case submit
    case button, gesture, key
    /// The view comes on screen.
    case appear
    case task
    case initializer = "init"
    case defaultFocus = "default-focus"
    case disappear
    /// A value changes, or a publisher sends one.
    case change
    /// A sheet or the like goes away.
    case dismissal
    /// Another closure that a view or modifier is handed.
    case closure
    /// SwiftUI makes, or updates, a view of UIKit or AppKit.
    case make, update
    /// Such a view tells its delegate.
    case delegate
    /// A method or property that nothing is seen to use.
    case method

    /// Whether it comes without the user doing anything in the view.
    package var isArrival: Bool {
      [.appear, .task, .initializer, .defaultFocus].contains(self)
    }
  }

  package var kind: Kind
  /// As the code calls it: `onSubmit`, `Button`, `onChange(of: code)`, `focusNext()`.
  package var name: String
  /// The title of a button, where one is written as a literal.
  package var label: String?
  /// Whether it is in a toolbar, such as the bar above the keyboard.
  package var isInToolbar = false

  init(_ kind: Kind, _ name: String, label: String? = nil) {
    (self.kind, self.name, self.label) = (kind, name, label)
  }

  init(_ kind: Kind) { self.init(kind, kind == .defaultFocus ? "defaultFocus" : kind.rawValue) }
}

extension FocusTrigger {
  private static let modifiers: [String: Kind] = [
    "onSubmit": .submit, "onDisappear": .disappear, "task": .task,
    "onChange": .change, "onReceive": .change, "onTapGesture": .gesture,
    "onLongPressGesture": .gesture, "onEnded": .gesture, "onKeyPress": .key, "onMoveCommand": .key,
    "onExitCommand": .key, "refreshable": .closure, "onOpenURL": .closure, "onHover": .closure,
  ]

  /// What a call runs a closure or function at; nil for a call that only passes it on.
  ///
  /// - Parameter inner: What is run, in the call's arguments or handed over by its name.
  init?(_ call: Node, running inner: Node) {
    guard call.kind == .call, let callee = call.child(.callee) else { return nil }
    let argument = call.argument(running: inner)
    let name = call.calleeName
    if argument?.name == "onDismiss" {
      self.init(.dismissal, "onDismiss of \(name)")
    } else if callee.kind == .member, name.hasPrefix("on"), name.hasSuffix("Appear") {
      self.init(.appear, name)
    } else if callee.kind == .member, let kind = FocusTrigger.modifiers[name] {
      self.init(kind, kind == .change || kind == .task ? call.nameWithSubject : name)
    } else if call.isInput, argument?.name == "onCommit" {
      self.init(.submit, "onCommit")
    } else if name.hasSuffix("Button"), callee.kind == .name, name.isCapitalized {
      self.init(.button, call.writtenCalleeName, label: call.label(except: argument))
      isInToolbar = call.ancestors.contains {
        $0.kind == .call && ($0.calleeName == "toolbar" || $0.calleeName.hasPrefix("ToolbarItem"))
      }
    } else {
      return nil
    }
  }

  private static let actions: Set<String> = ["action", "primaryAction", "perform", "handler"]
  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "ForEach", "List", "Form", "Section", "Group", "ScrollView", "NavigationStack",
    "NavigationView", "GeometryReader", "Task", "Table", "TabView", "ViewThatFits",
  ]

  /// What a view, modifier or function that nobody knows runs a closure at; nil for a call that shows
  /// it, or only passes it on.
  init?(unknown call: Node, running inner: Node) {
    guard call.kind == .call, let callee = call.child(.callee) else { return nil }
    let argument = call.argument(running: inner)
    let name = call.writtenCalleeName
    let label = argument?.name ?? ""
    switch callee.kind {
    case .implicitMember:
      // `Row(kind: .button { … })`
      guard let (outer, _) = call.argumentOf else { return nil }
      self.init(.closure, "\(name) of \(outer.writtenCalleeName)", label: outer.label)
      return
    case .member:
      let isAction = FocusTrigger.actions.contains(label) || label.hasPrefix("on")
      guard name.hasPrefix("on") || isAction else { return nil }
    case .name:
      let isView = name.isCapitalized && !FocusTrigger.containers.contains(name)
      let isFunction = !name.isCapitalized && argument != nil && !name.hasPrefix("with")
      guard isView || isFunction else { return nil }
    default: return nil
    }
    self.init(
      .closure, label.isEmpty ? name : "\(label) of \(name)", label: call.label(except: argument))
  }

  /// What is known where no call says more: the function or property that the code is in.
  init(around node: Node) {
    guard let function = node.enclosingFunction else {
      self.init(.method, "a closure")
      return
    }
    switch function.kind {
    case .initializer: self.init(.initializer, "init")
    case .accessor where ["didSet", "willSet"].contains(function.name):
      self.init(.change, "\(function.name) of \(function.parent?.name ?? "")")
    case .accessor: self.init(.method, function.parent?.name ?? "")
    default: self.init(.method, "\(function.name)()")
    }
  }
}

extension FocusTrigger {
  /// What makes a route be taken, and its step; nil where no step says it.
  static func step(of route: Route) -> (FocusTrigger, step: Int?) {
    for make in [FocusTrigger.init(_:running:), FocusTrigger.init(unknown:running:)] {
      for (index, step) in route.steps.enumerated().dropFirst() {
        if let trigger = make(step.site, route.steps[index - 1].site) { return (trigger, index) }
      }
    }
    return (FocusTrigger(around: route.steps.last!.site), nil)
  }

  /// What makes a route be taken in the code of a representable.
  init(of route: Route, in project: ProjectFacts) {
    switch route.entry {
    case .update, .layout, .cell: self.init(.update, route.entry!.name)
    case .make, .load: self.init(.make, route.entry!.name)
    case .report: self.init(.delegate, route.entry!.name)
    case .introspection, nil:
      self = FocusTrigger.step(of: route).0
      let function = route.steps.last!.site.enclosingFunction.map(Function.init)
      if kind == .method, let function, project.isDelegateMethod(function) {
        self.init(.delegate, function.name)
      }
    }
  }
}

extension ProjectFacts {
  /// Whether a text view calls a method of its delegate's, by the look of it.
  fileprivate func isDelegateMethod(_ function: Function) -> Bool {
    let subjects = ["textField", "textView", "searchBar", "control", "text"]
    // There is no such method, though many write one.
    if function.name == "textViewShouldReturn" { return false }
    guard function.labels.first == "_", subjects.contains(where: function.name.hasPrefix),
      let type = enclosingType(of: function.node), isTextDelegate(type)
    else { return false }
    return function.node.marks.isDisjoint(with: [.isPrivate, .isFilePrivate])
  }
}

extension Node {
  /// `onChange(of: code)`, `onReceive(timer)`, `task(id: page)`; the name alone where it has no subject.
  fileprivate var nameWithSubject: String {
    for label in ["of", "id"] {
      if let value = argument(label) { return "\(calleeName)(\(label): \(value.onOneLine))" }
    }
    if calleeName == "onReceive", let value = argument(nil) {
      return "onReceive(\(value.onOneLine))"
    }
    return calleeName
  }

  /// The argument whose closure some code is in, or that names the function that it is in.
  fileprivate func argument(running inner: Node) -> Node? {
    if let found = children(.argument).first(where: { $0.contains(inner) }) { return found }
    guard let function = inner.enclosingFunction else { return nil }
    return children(.argument).first { $0.child(.value)?.memberName == function.name }
  }

  /// Its text with each run of white space as one space.
  var onOneLine: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
