/// A configuration that sets nothing, and says in comments what can be set.
///
/// A setting is commented out by a `#`, prose by `# `: without the former, every line is valid.
package enum ConfigurationTemplate {
  /// - Parameters:
  ///   - platforms: What the nearest Package.swift says.
  ///   - above: The way to the configuration that held so far.
  ///   - hasBaseline: Whether the baseline is set, and there.
  package static func text(
    platforms: Platforms, above: String? = nil, hasBaseline: Bool = false
  ) -> String {
    """
    \(head(hasBaseline: hasBaseline))

    # Files and folders to leave out; `**`, `*`, `?` and `[…]` may be used, and a name without `/`
    # matches in every folder. What git ignores is left out anyway. Default: nothing.
    #exclude: [Generated, "**/*.stub.swift"]

    # What the code is written for, with the minimum versions.
    # Default: \(origin(of: platforms)).
    #platforms: \(value(of: platforms))

    # The language of messages: en or ja. Default: en.
    #language: en

    # How severe a rule's problems are (error, warning or info), or `off`; some rules have options of
    # their own. `focuslint rules` lists the rules, `focuslint explain RULE` shows a rule's page.
    # Default: as the pages say.
    #rules:
    #  missing-focused-binding: warning
    #  first-responder-outside-main-queue: { severity: warning, everywhere: false }

    # The project's own views and modifiers that stand for SwiftUI's, so that rules know them: which
    # view it is, and which arguments are the text and the focus. Default: none.
    #focusable:
    #  AppTextField: { as: TextField, text: value, focus: isFocused }
    #modifiers: { appFocused: focused, doneBar: keyboard-toolbar }

    # A file of known problems, not to be reported; `--write-baseline FILE` writes it. Default: none.
    \(hasBaseline ? "" : "#")baseline: \(Baseline.usualName)

    \(rules)

    # A configuration that this one extends: maps merge, lists replace. Default: none, also
    # where a folder above has one.
    #extends: \(above ?? "../.focuslint.yml")

    """
  }

  private static let rules = """
    # Folders of the project's own rules; docs/custom-rules.md shows how to write one. Default: none.
    #rule-folders: [lint-rules]

    # Other rules for some of the files; of several that match, the last wins. Default: none.
    #overrides:
    #  - files: ["Legacy/**"]
    #    rules: { multiple-bool-focus-states: off }
    """

  private static func head(hasBaseline: Bool) -> String {
    let set = hasBaseline ? "Only `baseline` is set." : "Nothing is set yet."
    return """
      # What focuslint reports of the code in this folder and below.
      #
      # \(set) To set something, remove the `#` right before it, and before the lines that
      # belong to it. A mistake in this file is named with its line when focuslint runs.
      """
  }

  private static func origin(of platforms: Platforms) -> String {
    platforms.isWrittenDown
      ? "what Package.swift says, which is this" : "what Package.swift says, else ios and macos"
  }

  private static func value(of platforms: Platforms) -> String {
    guard platforms.isWrittenDown else { return #"{ ios: "15.0", macos: "12.0" }"# }
    let entries = Platform.allCases.compactMap { platform -> String? in
      guard let version = platforms.versions[platform] else { return nil }
      return version.map { "\(platform): \"\($0.major).\($0.minor)\"" } ?? "\(platform):"
    }
    return "{ \(entries.joined(separator: ", ")) }"
  }
}
