@testable import FocusLint

/// The JSON Schema of `.focuslint.yml`, for editors: draft 7, which they read best.
///
/// It says what the reader says, but for what a pattern or a path must be.
enum ConfigurationSchema {
  static func text(of pages: [Page]) -> String {
    let keys = Configuration.Key.allCases.map { ($0.rawValue, schema(of: $0)) }
    let whole: JSON = [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "\(Product.name) configuration",
      "description": "What a .focuslint.yml says. Written by `make record`; do not edit.",
      "type": ["object", "null"],
      "additionalProperties": false,
      "properties": .object(keys),
      // Folders of rule files are read by the program alone, so where there may be some any name will do.
      "if": ["anyOf": [["required": ["rule-folders"]], ["required": ["extends"]]]],
      "else": [
        "properties": [
          "rules": reference("known"),
          "overrides": ["items": ["properties": ["rules": reference("known")]]],
        ]
      ],
      "definitions": definitions(of: pages),
    ]
    return whole.text() + "\n"
  }

  private static func definitions(of pages: [Page]) -> JSON {
    [
      "severity": [
        "description": "How grave the rule's problems are; `off` and `false` turn it off.",
        "enum": .array(levels + [false]),
      ],
      "pattern": [
        "description":
          "`*`, `?`, `[a-z]`, and `**` across folders. Without an inner `/` it matches at any depth; a folder stands for all that is in it.",
        "type": ["string", "number"],
        "pattern": #"^(?!!)(?!(.*/)?\.\.(/|$))."#,
      ],
      "name": ["type": "string", "pattern": .string(namePattern)],
      "known": [
        "propertyNames": ["enum": .array(pages.map { .string($0.rule.id) })]
      ],
      "rules": [
        "type": ["object", "null"],
        "additionalProperties": ["anyOf": .array(settings(options: []))],
        "properties": .object(pages.map { ($0.rule.id, entry(of: $0.rule)) }),
      ],
    ]
  }

  /// No ASCII but letters, digits and `_`, and no digit in front.
  private static let namePattern = #"^[^\u0000-@\[-^`{-\u007f][^\u0000-/:-@\[-^`{-\u007f]*$"#

  private static var levels: [JSON] {
    Configuration.RuleSetting.levelNames.map { .string($0) }
  }

  private static func reference(_ name: String) -> JSON {
    ["$ref": .string("#/definitions/\(name)")]
  }

  private static func schema(of key: Configuration.Key) -> JSON {
    switch key {
    case .exclude:
      return [
        "description":
          "Patterns of files and folders that are not linted, relative to this file.",
        "anyOf": [
          reference("pattern"), ["type": "array", "items": reference("pattern")],
          ["type": "null"],
        ],
      ]
    case .platforms: return platforms
    case .language:
      return [
        "description": "The language of messages.",
        "enum": .array(Language.allCases.map { .string($0.rawValue) } + [.null]),
      ]
    case .rules:
      return [
        "description": "The severity of rules, and their options.",
        "allOf": [reference("rules")],
      ]
    case .focusable: return focusable
    case .modifiers:
      return [
        "description":
          "The project's own modifiers, each with the modifier of SwiftUI's that it is judged as.",
        "type": ["object", "null"],
        "propertyNames": reference("name"),
        "additionalProperties": ["enum": .array(Vocabulary.targets.map { .string($0) })],
      ]
    case .baseline: return baseline
    case .extends:
      return [
        "description":
          "Another configuration, relative to this file. Maps merge, lists and single values replace; its patterns stay relative to it.",
        "type": "string", "minLength": 1,
      ]
    case .ruleFolders: return ruleFolders
    case .overrides: return overrides
    }
  }

  private static var ruleFolders: JSON {
    [
      "description": "Folders of the project's own rules, relative to this file.",
      "anyOf": [
        ["type": "array", "items": ["type": "string", "minLength": 1]],
        ["type": ["string", "null"], "minLength": 1],
      ],
    ]
  }

  private static var baseline: JSON {
    [
      "description": "A file of known problems, which are not reported, relative to this file.",
      "type": ["string", "null"], "minLength": 1,
    ]
  }

  private static var platforms: JSON {
    let version: JSON = [
      "description": "The least version that the code runs on, or nothing.",
      "type": ["string", "number", "null"],
      "pattern": #"^[0-9]+(\.[0-9]+){0,2}$"#,
      "minimum": 0,
    ]
    return [
      "description":
        "The platforms that the code is written for; without it, those of the nearest Package.swift.",
      "type": ["object", "null"],
      "additionalProperties": false,
      "properties": .object(Platform.allCases.map { ($0.rawValue, version) }),
    ]
  }

  private static var focusable: JSON {
    let keys = Vocabulary.Field.Key.allCases.map { key -> (String, JSON) in
      switch key {
      case .input:
        return (
          key.rawValue,
          [
            "description": "What the view is judged as.",
            "enum": .array(Vocabulary.Input.allCases.map { .string($0.rawValue) }),
            "default": "TextField",
          ]
        )
      case .text:
        return (key.rawValue, label("The label of the argument that is SwiftUI's `text`."))
      case .focus:
        return (key.rawValue, label("The label of the argument that does what `.focused(…)` does."))
      }
    }
    return [
      "description": "The project's own text inputs; a plain list of names means TextField.",
      "anyOf": [
        [
          "type": "object",
          "propertyNames": reference("name"),
          "additionalProperties": [
            "type": ["object", "null"],
            "additionalProperties": false,
            "properties": .object(keys),
          ],
        ],
        ["type": "array", "items": reference("name")],
        ["type": "null"],
      ],
    ]
  }

  private static func label(_ description: String) -> JSON {
    ["description": .string(description), "allOf": [reference("name")]]
  }

  private static var overrides: JSON {
    let keys = Configuration.Override.Key.allCases.map { key -> (String, JSON) in
      switch key {
      case .files:
        return (
          key.rawValue,
          [
            "description": "Patterns of the files that it holds for.",
            "anyOf": [
              reference("pattern"),
              ["type": "array", "minItems": 1, "items": reference("pattern")],
            ],
          ]
        )
      case .rules: return (key.rawValue, reference("rules"))
      }
    }
    return [
      "description": "Settings for some of the files, from top to bottom: the later one wins.",
      "type": ["array", "null"],
      "items": [
        "type": "object",
        "additionalProperties": false,
        "required": [.string(Configuration.Override.Key.files.rawValue)],
        "properties": .object(keys),
      ],
    ]
  }

  private static func entry(of rule: RuleFile) -> JSON {
    let options = rule.options.sorted { $0.key < $1.key }.map { name, says -> (String, JSON) in
      (name, ["description": .string(says), "type": "boolean"])
    }
    return [
      "description": .string(rule.texts.title),
      "default": .string(rule.isOnByDefault ? rule.severity.rawValue : "off"),
      "anyOf": .array(settings(options: options)),
    ]
  }

  /// What a rule can be set to.
  private static func settings(options: [(String, JSON)]) -> [JSON] {
    let severity = (Configuration.RuleSetting.severityKey, reference("severity"))
    return [
      reference("severity"),
      [
        "type": "object",
        "additionalProperties": false,
        "properties": .object([severity] + options),
      ],
    ]
  }
}
