extension Node {
  /// SwiftUI's views that take no focus by themselves.
  package static let unfocusableViews: Set<String> = [
    "Text", "Image", "Label", "Spacer", "Divider", "Color", "Rectangle", "RoundedRectangle",
    "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule", "LinearGradient", "RadialGradient",
    "AngularGradient", "EmptyView",
  ]

  /// SwiftUI's modifiers that make nothing focusable.
  private static let plainModifiers: Set<String> = [
    "accessibilityAddTraits", "accessibilityElement", "accessibilityHidden", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "animation",
    "aspectRatio", "background", "bold", "border", "brightness", "clipShape", "clipped",
    "contentShape", "contentTransition", "cornerRadius", "defaultFocus", "disabled",
    "drawingGroup", "fill", "fixedSize", "focused", "focusEffectDisabled", "font", "fontDesign",
    "fontWeight", "foregroundColor", "foregroundStyle", "frame", "grayscale", "help", "hidden",
    "hoverEffect", "id", "ignoresSafeArea", "imageScale", "inset", "italic", "kerning",
    "labelStyle", "layoutPriority", "lineLimit", "lineSpacing", "listRowBackground",
    "listRowInsets", "listRowSeparator", "mask", "minimumScaleFactor", "monospaced",
    "monospacedDigit", "multilineTextAlignment", "offset", "onAppear", "onChange", "onDisappear",
    "onHover", "onKeyPress", "onLongPressGesture", "onMoveCommand", "onReceive", "onTapGesture",
    "opacity", "overlay", "padding", "position", "renderingMode", "resizable", "rotationEffect",
    "saturation", "scaleEffect", "scaledToFill", "scaledToFit", "shadow", "stroke",
    "strikethrough", "strokeBorder", "symbolEffect", "symbolRenderingMode", "symbolVariant", "tag",
    "task", "textCase", "tint", "tracking", "transition", "trim", "truncationMode", "underline",
    "zIndex", "allowsHitTesting", "accessibilityFocused",
  ]

  /// SwiftUI's modifiers for text inputs.
  private static let inputModifiers: Set<String> = [
    "autocapitalization", "autocorrectionDisabled", "disableAutocorrection", "keyboardType",
    "onSubmit", "searchable", "submitLabel", "textContentType", "textFieldStyle",
    "textInputAutocapitalization", "toolbar", "labelsHidden", "scrollContentBackground",
    "privacySensitive", "textSelection", "autocorrection", "gridColumnAlignment", "sheet", "alert",
  ]

  /// Whether a modifier is known to be one of SwiftUI's.
  package static func isSwiftUIs(_ modifier: String) -> Bool {
    plainModifiers.contains(modifier) || inputModifiers.contains(modifier)
  }

  /// Whether content that is laid over or under a view may take focus itself.
  private var holdsOtherViews: Bool {
    descendants.contains { node in
      guard node.kind == .call, let callee = node.child(.callee), callee.kind == .name,
        callee.name.first?.isUppercase == true
      else { return false }
      let isLayout = ["HStack", "VStack", "ZStack", "Group"].contains(callee.name)
      return !Node.unfocusableViews.contains(callee.name) && !isLayout
    }
  }

  /// Whether a modifier of SwiftUI's leaves a view that takes no focus as it is.
  fileprivate var isPlainModifier: Bool {
    guard Node.plainModifiers.contains(calleeName) else { return false }
    return !["overlay", "background"].contains(calleeName) || !holdsOtherViews
  }
}

extension ProjectFacts {
  /// Whether a view that takes no focus takes none after a modifier: one of SwiftUI's, or one of
  /// the same file that is made of such.
  package func keepsUnfocusable(_ modifier: Node, depth: Int = 0) -> Bool {
    if modifier.isPlainModifier { return true }
    let extensions = type("View", from: modifier)?.declarations.filter {
      $0.isExtension && $0.node.file == modifier.file
    }
    let functions = extensions?.flatMap { $0.functions(modifier.calleeName) } ?? []
    guard functions.count == 1, depth < 4, let body = functions[0].body, let result = body.result
    else { return false }
    let chain = ModifierChain(around: result)
    // `padding().background(…)` on the view itself: the first is called without a base.
    let isOnSelf =
      chain.head.isNamed("self")
      || chain.head.kind == .call && chain.head.child(.callee)?.kind == .name
        && chain.head.calleeName.first?.isLowercase == true
    let first = chain.head.kind == .call ? [chain.head] : []
    return isOnSelf
      && (first + chain.modifiers).allSatisfy { keepsUnfocusable($0, depth: depth + 1) }
  }

  /// Whether the module has a type of its own by a name of SwiftUI's.
  package func declares(_ name: String, at node: Node) -> Bool {
    type(named: name, at: node)?.declarations.contains { !$0.isExtension } == true
  }
}
