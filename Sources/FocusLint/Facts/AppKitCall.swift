extension ProjectFacts {
  /// Whether a responder call is surely AppKit's: by the receiver's class, the type that it stands in, or
  /// else by the views that this variant of the file names. An import alone says nothing.
  package func isAppKit(_ call: ResponderCall) -> Bool {
    let type = enclosingType(of: call.node)
    let isOwn = call.receiver.map { $0.isNamed("self") } ?? true
    if !isOwn, let receiver = call.receiver, let name = typeName(of: receiver) {
      if let read = self.type(named: name, at: receiver) {
        let lineage = lineage(of: read)
        if lineage.isAppKit || lineage.isUIKit || lineage.root == nil { return lineage.isAppKit }
      } else if let name = frameworkClass(named: name, at: receiver) {
        if Lineage.responders.contains(name) || name.isUIKitName { return !name.isUIKitName }
      }
    }
    guard let type else {
      return !isOwn && (namesAppKitOnly(call.node) || call.node.isForMacOnly)
    }
    let lineage = lineage(of: type)
    if lineage.isAppKit || lineage.isUIKit { return lineage.isAppKit }
    if isOwn { return false }
    let bridges = [type] + representables(of: type)
    let inherited = bridges.reduce(into: Set<String>()) { $0.formUnion(inheritance(of: $1)) }
    if inherited.contains(where: { $0.hasPrefix("NSView") && $0.hasSuffix("Representable") }) {
      return true
    }
    return namesAppKitOnly(call.node) || call.node.isForMacOnly
  }
}

extension ProjectFacts {
  private func namesAppKitOnly(_ node: Node) -> Bool {
    notebook.rest(on: .everything)
    return facts(of: node).namesAppKitOnly
  }
}

extension Node {
  /// Whether the `#if` that it stands in compiles for macOS alone.
  fileprivate var isForMacOnly: Bool {
    Variant.platforms(seeing: range.start, of: file.bytes) == [.macos]
  }
}

extension FileFacts {
  /// Whether its code names views, windows or controllers of AppKit, and nothing of UIKit's.
  fileprivate var namesAppKitOnly: Bool {
    var names = Set(types.flatMap(\.inherits))
    for node in tree.all {
      switch node.kind {
      case .property, .parameter, .cast:
        node.child(.annotation).map { _ = names.insert($0.name.bareTypeName) }
      case .call where node.calleeName.first?.isUppercase == true: names.insert(node.calleeName)
      default: break
      }
    }
    return !names.isDisjoint(with: Lineage.responders) && !names.contains(where: \.isUIKitName)
  }
}
