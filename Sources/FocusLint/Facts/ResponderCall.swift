/// A call that moves the first responder.
package struct ResponderCall: Sendable {
  package enum Method: String, Sendable {
    case becomeFirstResponder, resignFirstResponder, endEditing, makeFirstResponder
  }

  /// The call, or the `#selector(…)` of a `perform(_:with:afterDelay:)`.
  package let node: Node
  package let method: Method
  /// What becomes or gives up being first responder; nil for `self` left out.
  package let receiver: Node?
  /// Where it is reported: the method's name.
  package let range: SourceRange

  /// Whether it asks for focus, rather than giving it up.
  package var takesFocus: Bool {
    switch method {
    case .becomeFirstResponder: true
    case .makeFirstResponder: receiver?.kind != .null
    case .resignFirstResponder, .endEditing: false
    }
  }

  /// Whether it is performed later, or elsewhere, by a selector.
  package var isDelayed: Bool {
    guard let (call, _) = node.argumentOf, node.kind == .selector else { return false }
    return ["afterDelay", "on", "inBackground"].contains { call.argument($0) != nil }
  }

  package init?(_ node: Node) {
    if node.kind == .selector {
      self.init(selector: node)
    } else {
      self.init(call: node)
    }
  }

  private init?(call: Node) {
    guard call.kind == .call, let callee = call.child(.callee),
      callee.kind == .member || callee.kind == .name,
      let method = Method(rawValue: callee.name),
      callee.child(.base)?.isNamed("super") != true
    else { return nil }
    let arguments = call.argumentValues
    switch method {
    case .becomeFirstResponder, .resignFirstResponder:
      guard arguments.isEmpty else { return nil }
      receiver = callee.child(.base)
    case .makeFirstResponder:
      guard arguments.count == 1, callee.kind == .member else { return nil }
      receiver = arguments[0]
    case .endEditing:
      // `endEditing(true)` of views, `endEditing(for: nil)` of windows.
      guard arguments.count == 1, call.argument(nil) ?? call.argument("for") != nil else {
        return nil
      }
      receiver = callee.child(.base)
    }
    node = call
    self.method = method
    range = callee.nameRange
  }

  private init?(selector: Node) {
    guard let (call, _) = selector.argumentOf, call.calleeName == "perform",
      let operand = selector.child(.operand), let method = Method(rawValue: operand.name)
    else { return nil }
    node = selector
    self.method = method
    receiver = call.child(.callee)?.child(.base)
    range = operand.nameRange
  }
}

extension FileFacts {
  /// The responder calls in a node, in the order of the text.
  func responderCalls(in node: Node) -> [ResponderCall] {
    let names: [ResponderCall.Method] = [
      .becomeFirstResponder, .resignFirstResponder, .endEditing, .makeFirstResponder,
    ]
    let direct = names.flatMap { calls(of: $0.rawValue, in: node) }
    let performed = calls(of: "perform", in: node).flatMap(\.argumentValues).filter {
      $0.kind == .selector
    }
    return (direct + performed).compactMap(ResponderCall.init)
      .sorted { $0.range < $1.range }
  }
}
