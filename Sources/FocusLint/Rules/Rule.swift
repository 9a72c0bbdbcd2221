/// How grave a problem is.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case info, warning, error

  private var rank: Int { Severity.allCases.firstIndex(of: self)! }
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// A language that messages and pages are written in.
package enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"
}

/// A rule as its page declares it, and the function that finds its problems.
package struct Rule: Sendable {
  package var id: String
  package var group: Group
  package var severity: Severity
  /// Whether it runs without being asked for.
  package var isOnByDefault: Bool
  /// The words whose presence in a file's bytes makes it worth parsing for this rule: any of these
  /// lists, with all the words of the list; an empty list is in every file.
  package var words: [[String]]
  package var texts: [Language: Texts]
  package var check: Check
  /// Where a rule of the project's own comes from; nil for one of the book.
  package var origin: Origin?

  /// The file of a rule.
  package struct Origin: Equatable, Sendable {
    /// As messages show it.
    package var file: String
    /// The Markdown, with its front matter.
    package var pages: [Language: String]
    /// Those of the English page.
    package var examples: [RuleExample]

    package static func == (left: Origin, right: Origin) -> Bool {
      left.file == right.file && left.pages == right.pages
    }
  }

  /// How its problems are found.
  package enum Check: Sendable {
    case code(@Sendable (Passage, ProjectFacts) -> [Problem])
    /// Where its patterns fit, and what is known of the code confirms it.
    case query(Query)
    /// Once all of these have run, in the comments that hide problems.
    case comments(@Sendable (CommentFacts) -> [Problem])
  }

  /// The words of a rule in one language; templates hold `{name}` placeholders.
  package struct Texts: Sendable {
    package var title: String
    package var messages: [String: String]
    package var related: [String: String]
    /// The titles of fixes.
    package var fixes: [String: String]

    package init(
      title: String, messages: [String: String], related: [String: String] = [:],
      fixes: [String: String] = [:]
    ) {
      self.title = title
      self.messages = messages
      self.related = related
      self.fixes = fixes
    }

    /// The names that stand in braces.
    static func placeholders(of template: String) -> [String] {
      template.split(separator: "{").dropFirst(template.hasPrefix("{") ? 0 : 1).compactMap { part in
        guard let end = part.firstIndex(of: "}") else { return nil }
        let name = part[..<end]
        let isName = name.utf8.allSatisfy { $0 < 0x80 && QueryText.isOfName($0) }
        return isName && !name.isEmpty ? String(name) : nil
      }
    }
  }

  /// The sections of the rule table, in its order.
  package enum Group: String, Sendable, CaseIterable {
    case state, setting, bridge, responders
    case commandFocus = "command-focus"
    case comments
    /// Rules of the project's own that name no other.
    case custom

    package func heading(in language: Language) -> String {
      switch (self, language) {
      case (.state, .english): "State: how focus state is declared and bound"
      case (.state, .japanese): "状態：フォーカス状態の宣言と結び付け"
      case (.setting, .english): "Setting: when and where focus is moved"
      case (.setting, .japanese): "移動：フォーカスをいつ、どこで動かすか"
      case (.bridge, .english): "Bridge: UIKit and AppKit views inside SwiftUI"
      case (.bridge, .japanese): "橋渡し：SwiftUI の中の UIKit と AppKit のビュー"
      case (.responders, .english): "Responders: UIKit and AppKit proper"
      case (.responders, .japanese): "レスポンダ：UIKit と AppKit そのもの"
      case (.commandFocus, .english): "Command focus"
      case (.commandFocus, .japanese): "コマンドのフォーカス"
      case (.comments, .english): "Comments: what hides problems"
      case (.comments, .japanese): "コメント：問題を隠すもの"
      case (.custom, .english): "Custom: the project's own"
      case (.custom, .japanese): "独自：プロジェクトのルール"
      }
    }
  }

  package init(
    id: String, group: Group, severity: Severity, isOnByDefault: Bool, words: [[String]],
    texts: [Language: Texts], check: Check, origin: Origin? = nil
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.words = words
    self.texts = texts
    self.check = check
    self.origin = origin
  }
}

extension Rule {
  /// What it finds in a passage; nothing where it judges comments.
  func problems(in passage: Passage, _ project: ProjectFacts) -> [Problem] {
    switch check {
    case .code(let problems): problems(passage, project)
    case .query: QueryRule.problems(of: id, in: passage, project: project)
    case .comments: []
    }
  }

  /// Its query; nil where it is code.
  package var query: Query? { if case .query(let query) = check { query } else { nil } }

  /// The Markdown of its page, with its front matter; nil where it has none in a language.
  package func page(in language: Language) -> String? {
    origin.map { $0.pages[language] } ?? RulePages.page(of: id, in: language)
  }
}
