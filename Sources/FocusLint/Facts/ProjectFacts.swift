/// What is known of a project's files together.
package struct ProjectFacts: Sendable {
  package init() {}
}
