import Testing

@testable import FocusLint

@Suite struct ConfigurationTemplateTests {
  private let reader = ConfigurationReader(rules: RuleBook.rules.map(\.id), currentFolder: "/p")

  private func read(_ text: String) -> (configuration: Configuration?, mistakes: [UserError]) {
    reader.configuration(in: Array(text.utf8), path: "/p/.focuslint.yml")
  }

  /// The template with all its settings set, but for those that need other files.
  private func uncommented(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.hasPrefix("#extends") }
      .map { $0.wholeMatch(of: /#( [^ ].*)?/) == nil ? $0.dropFirst() : $0 }
      .joined(separator: "\n") + "\n"
  }

  @Test func setsNothing() throws {
    let read = read(ConfigurationTemplate.text(platforms: .unknown))
    #expect(read.mistakes == [])
    let configuration = try #require(read.configuration)
    var table = SettingsTable(rules: RuleBook.rules, selection: RuleSelection())
    let settings = table.settings(for: "/p/a.swift", in: configuration)
    let none = table.settings(for: "/p/a.swift", in: nil)
    #expect(settings.rules == none.rules && settings.severities == none.severities)
    #expect(settings.options == none.options && settings.platforms == none.platforms)
    #expect(settings.language == none.language)
    #expect(configuration.exclude == nil && configuration.overrides == nil)
  }

  @Test func everySettingInItIsRight() {
    let text = uncommented(ConfigurationTemplate.text(platforms: .unknown))
    #expect(read(text).mistakes == [])
  }

  @Test func itNamesEveryKey() {
    let text = ConfigurationTemplate.text(platforms: .unknown)
    for key in Configuration.Key.allCases {
      #expect(text.contains("\n#\(key.rawValue):"), "\(key)")
    }
  }

  @Test func itSaysThePlatformsOfThePackage() throws {
    let platforms = Platforms([.ios: Version(16, 4), .macos: Version(13), .tvos: nil])
    let text = ConfigurationTemplate.text(platforms: platforms)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("#platforms") })
    #expect(line == "#platforms: { ios: \"16.4\", macos: \"13.0\", tvos: }")
    let configuration = read(line.dropFirst() + "\n").configuration
    #expect(configuration?.platforms?.versions == platforms.versions)
  }

  @Test func itsLinesAreShort() {
    for line in ConfigurationTemplate.text(platforms: .unknown).split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }
}
