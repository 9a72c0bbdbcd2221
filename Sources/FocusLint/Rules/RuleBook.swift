/// The rules that focuslint comes with.
package enum RuleBook {
  package static let rules: [Rule] = []
}
