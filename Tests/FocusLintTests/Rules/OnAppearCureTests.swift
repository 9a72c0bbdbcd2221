import Testing

@testable import FocusLint

/// Which cure `focus-set-in-on-appear` names.
struct OnAppearCureTests {
  private func message(_ write: String) -> [String] {
    let text = """
      import SwiftUI
      struct Form: View {
        let isNew: Bool
        @State private var title = ""
        @FocusState private var titleFocused: Bool
        var body: some View {
          TextField("Title", text: $title).focused($titleFocused).onAppear { \(write) }
        }
      }
      """
    var platforms = Platforms.unknown
    platforms.versions = [.ios: Version(17)]
    let input = Analysis.Input(
      path: "/p/A.swift", rules: ["focus-set-in-on-appear"], platforms: platforms, project: "/p")
    let analysis = Analysis(
      rules: RuleBook.rules, texts: [Path.Key(input.path): Array(text.utf8)])
    return analysis.outputs(for: [input]).flatMap(\.problems).map(\.message)
  }

  @Test func defaultFocusWhereItCanSayTheSame() {
    #expect(message("titleFocused = true") == ["default-focus"])
  }

  @Test func aTaskWhereAConditionDecides() {
    #expect(message("if isNew { titleFocused = true }") == ["task"])
    #expect(message("guard isNew else { return }; titleFocused = true") == ["task"])
  }
}
