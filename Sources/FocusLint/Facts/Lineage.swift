/// A class with the superclasses of it that were read, and what these derive from.
package struct Lineage: Sendable {
  /// From the class itself upward.
  package let classes: [NominalType]
  /// The first superclass that was not read: Apple's, or a library's; nil where there is none.
  package let root: String?

  /// Whether it ends in a class of UIKit.
  package var isUIKit: Bool { root?.isUIKitName == true }
  /// Whether it ends in a class of AppKit that takes part in the responder chain.
  package var isAppKit: Bool { root.map(Lineage.responders.contains) == true }

  /// What SwiftUI code and controllers name of AppKit's views, windows and controllers.
  static let responders: Set<String> = [
    "NSResponder", "NSView", "NSControl", "NSTextField", "NSSecureTextField", "NSSearchField",
    "NSTokenField", "NSComboBox", "NSText", "NSTextView", "NSTableView", "NSOutlineView",
    "NSScrollView", "NSStackView", "NSButton", "NSCollectionView", "NSViewController", "NSWindow",
    "NSPanel", "NSWindowController", "NSTableCellView", "NSTableRowView", "NSHostingView",
    "NSVisualEffectView", "NSBox", "NSImageView", "NSDatePicker", "NSPopUpButton", "NSBrowser",
    "NSSplitView", "NSSplitViewController", "NSTabViewController", "NSHostingController",
  ]

  package static let textInputs: Set<String> = [
    "UITextField", "UITextView", "UISearchBar", "UISearchTextField", "NSTextField", "NSTextView",
    "NSSecureTextField", "NSSearchField", "NSTokenField", "NSComboBox", "NSText",
  ]
}

extension ProjectFacts {
  package func lineage(of type: NominalType) -> Lineage {
    var classes: [NominalType] = []
    var next: NominalType? = type
    while let current = next, classes.count < 16,
      !classes.contains(where: { $0.name == current.name })
    {
      guard
        let declaration = current.declarations.first(where: { $0.node.marks.contains(.isClass) })
      else {
        // An extension of a class that was not read.
        let isExtended = current.declarations.allSatisfy(\.isExtension)
        return Lineage(classes: classes, root: isExtended ? current.name : nil)
      }
      classes.append(current)
      guard let first = declaration.inherits.first else {
        return Lineage(classes: classes, root: nil)
      }
      next = self.type(named: first, at: declaration.node)
      if next == nil {
        return Lineage(classes: classes, root: spelledOut(first, at: declaration.node))
      }
    }
    return Lineage(classes: classes, root: nil)
  }

  /// The class of Apple's that an expression's value is, or derives from; a library's name where that is
  /// what was found; nil where the type is not known, or is the project's and no such class.
  package func frameworkClass(of node: Node) -> String? {
    if let name = typeName(of: node) { return frameworkClass(named: name, at: node) }
    // What UIKit's own classes have.
    return node.kind == .member
      ? ["searchBar": "UISearchBar", "searchTextField": "UISearchTextField"][node.name] : nil
  }

  package func frameworkClass(named written: String, at node: Node) -> String? {
    let name = written.bareTypeName
    if let type = type(named: name, at: node) { return lineage(of: type).root }
    return spelledOut(name, at: node)
  }

  /// What a type alias of the types around, or of the module, stands for; else the name itself.
  private func spelledOut(_ name: String, at node: Node) -> String {
    let own = enclosingType(of: node).flatMap { alias(name, in: $0) }
    return own?.bareTypeName ?? aliases(of: name, from: node).first?.bareTypeName ?? name
  }
}

extension String {
  package var isUIKitName: Bool { hasPrefix("UI") && dropFirst(2).first?.isUppercase == true }

  /// Whether it is one of UIKit's or AppKit's classes of views or view controllers, by the look of its
  /// name.
  package var isViewClass: Bool {
    let prefixes = ["UI", "NS", "WK", "MK", "AV", "PDF", "SK", "SCN", "MTK", "AR", "QL", "SF"]
    guard prefixes.contains(where: hasPrefix) else { return false }
    let endings = [
      "View", "ViewController", "Field", "Label", "Button", "Control", "Switch", "Slider",
      "Stepper", "Bar", "Toolbar", "Picker", "ComboBox", "NavigationController",
      "TabBarController", "HostingController", "SearchController",
    ]
    return endings.contains(where: hasSuffix)
  }
}
