/// What the program calls itself.
package enum Product {
  package static let name = "focuslint"
  package static let version = "0.1.0"
  /// The base address of the rules' pages, which ends in a slash; empty while they have none.
  package static let pages = ""

  /// The address of a rule's page; nil where there is none.
  package static func page(of rule: String, in pages: String = Product.pages) -> String? {
    pages.isEmpty ? nil : "\(pages)\(rule).md"
  }
}
