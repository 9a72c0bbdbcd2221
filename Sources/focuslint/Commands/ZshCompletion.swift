import FocusLint

/// Completion in zsh.
enum ZshCompletion {
  static var script: String {
    """
    #compdef \(Product.name)
    # Completion of \(Product.name) in zsh, written by `\(Product.name) completions zsh`.

    _\(Product.name)_rules() {
      local -a rules=(
    \(RuleBook.rules.map { "    \(quoted("\($0.id):\($0.englishTitle)"))\n" }.joined())  )
      _describe -t rules rule rules "$@"
    }

    _\(Product.name)() {
      local -a commands=(
    \(Command.allCases.map { "    \(quoted("\($0.rawValue):\($0.summary)"))\n" }.joined())  )
      local command=lint
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _alternative 'commands:command:{ _describe command commands }' 'files:file:_files'
        return
      fi
      case $words[2] in
        \(Command.names.joined(separator: "|"))) command=$words[2]; shift words; (( CURRENT-- )) ;;
      esac
      case $command in
    \(Command.allCases.map { arguments(of: $0) }.joined())  esac
    }

    if [[ $funcstack[1] == _\(Product.name) ]]; then
      _\(Product.name) "$@"
    else
      compdef _\(Product.name) \(Product.name)
    fi

    """
  }

  private static func arguments(of command: Command) -> String {
    let flags = command.flags.map { flag in
      let help = bracketed(flag.sentence)
      if let values = flag.values, let placeholder = flag.placeholder {
        let action = action(for: values, isList: true)
        return quoted("*--\(flag.name)=[\(help)]:\(escaped(placeholder)):\(action)")
      }
      let others = flag.names.count > 1 ? "(\(flag.names.joined(separator: " ")))" : ""
      let each = flag.names.map { quoted("\(others)\($0)[\(help)]") }
      return each.joined(separator: " ")
    }
    let operands = command.operands.enumerated().map { place, values in
      let isLast = place == command.operands.count - 1
      return quoted("\(isLast ? "*" : "\(place + 1)"): :\(action(for: values, isList: false))")
    }
    let lines = (["_arguments -S"] + flags + operands).joined(separator: " \\\n        ")
    return "    \(command.rawValue))\n      \(lines) ;;\n"
  }

  private static func action(for values: Flag.Values, isList: Bool) -> String {
    switch values {
    case .any: " "
    case .choices(let names): "(\(names.joined(separator: " ")))"
    case .rules: (isList ? "_sequence " : "") + "_\(Product.name)_rules"
    case .files: "_files"
    }
  }

  private static func bracketed(_ text: String) -> String {
    text.map { "[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func escaped(_ text: String) -> String {
    bracketed(text).map { $0 == ":" ? "\\:" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
