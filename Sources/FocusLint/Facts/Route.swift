/// A way on which the running program reaches a place in the code.
package struct Route: Sendable {
  /// Where a framework comes in; nil where the way back ends in a closure that someone keeps, or in a
  /// function that nothing is seen to call.
  package var entry: Entry?
  /// The place itself, then each call or closure on the way back to the entry, innermost first.
  package var steps: [Step]

  package struct Step: Sendable {
    /// The call, or the closure's place, in the function that it stands in.
    package var site: Node
    /// When and where the code inside runs, seen from the site; `now` for the place itself.
    package var hop: Hop
  }
}
