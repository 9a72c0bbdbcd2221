extension Node {
  /// Whether it is one of UIKit's or AppKit's notifications of a text view's editing.
  var isTextNotification: Bool {
    guard kind == .member, let owner = child(.base)?.name else { return false }
    let isText = Lineage.textInputs.contains(owner) || owner == "NSControl"
    return isText && name.hasSuffix("Notification")
      && [
        "DidChange", "DidBeginEditing", "DidEndEditing", "didChange", "didBeginEditing",
        "didEndEditing",
      ]
      .contains(where: name.contains)
  }

  var notificationName: String { (child(.base)?.name ?? "") + "." + name }

  /// Whether it is a notification's `object`, or a local made from it.
  func comesFromObject(depth: Int) -> Bool {
    if ([self] + Array(descendants)).contains(where: { $0.kind == .member && $0.isNamed("object") })
    {
      return true
    }
    guard depth < 4, kind == .name else { return false }
    switch binding(of: name) {
    case .local(let property):
      return property.value?.comesFromObject(depth: depth + 1) ?? false
    case .condition(let condition):
      return condition.child(.value)?.comesFromObject(depth: depth + 1) ?? false
    default: return false
    }
  }
}
