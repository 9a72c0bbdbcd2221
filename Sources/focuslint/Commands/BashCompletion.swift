import FocusLint

/// Completion in bash, from 3.2 on, which Macs have.
enum BashCompletion {
  static var script: String {
    """
    # Completion of \(Product.name) in bash, written by `\(Product.name) completions bash`.

    _\(Product.name)() {
      local word=${COMP_WORDS[COMP_CWORD]} option= command=lint place=1 words= prefix=
      local rules='\(RuleBook.rules.map(\.id).joined(separator: " "))'
      (( COMP_CWORD > 0 )) && option=${COMP_WORDS[COMP_CWORD-1]}
      # To bash, the equals sign of `--name=value` is a word.
      if [[ $word == = ]]; then
        word=
      elif [[ $option == = ]]; then
        option=${COMP_WORDS[COMP_CWORD-2]}
      fi
      COMPREPLY=()
      if (( COMP_CWORD > 1 )); then
        case ${COMP_WORDS[1]} in
          \(Command.names.joined(separator: "|"))) command=${COMP_WORDS[1]} place=2 ;;
        esac
      fi
      case "$command $option" in
    \(options)    *)
          case "$command $((COMP_CWORD - place)) $word" in
    \(Command.allCases.map { "        \"\($0.rawValue) \"*\" -\"*) words='\(names(of: $0))' ;;\n" }.joined())\
            "lint 0 "*) (( COMP_CWORD == 1 )) && words='\(Command.names.joined(separator: " "))' ;;
    \(operands)      esac ;;
      esac
      # Where nothing is offered, bash completes files.
      COMPREPLY=($(compgen -P "$prefix" -W "$words" -- "$word"))
    }

    complete -o bashdefault -o default -F _\(Product.name) \(Product.name)

    """
  }

  /// The options before a value of theirs.
  private static var options: String {
    Command.allCases.map { command in
      command.flags.map { flag in
        guard let values = flag.values else { return "" }
        let words = "words=\(words(of: values))"
        // Of a list, only what follows the last comma is completed.
        let list = #"[[ $word == *,* ]] && prefix=${word%,*}, word=${word##*,}"#
        return switch values {
        case .any: "    \"\(command.rawValue) --\(flag.name)\") compopt +o default 2>/dev/null ;;\n"
        case .files: "    \"\(command.rawValue) --\(flag.name)\") ;;\n"
        case .choices: "    \"\(command.rawValue) --\(flag.name)\") \(words) ;;\n"
        case .rules: "    \"\(command.rawValue) --\(flag.name)\") \(words); \(list) ;;\n"
        }
      }.joined()
    }.joined()
  }

  private static var operands: String {
    Command.allCases.map { command in
      command.operands.enumerated().map { place, values in
        let words = words(of: values)
        let isLast = place == command.operands.count - 1
        let pattern = "\"\(command.rawValue) \(isLast ? "\"*" : "\(place) \"*")"
        return words.isEmpty ? "" : "        \(pattern)) words=\(words) ;;\n"
      }.joined()
    }.joined()
  }

  private static func words(of values: Flag.Values) -> String {
    switch values {
    case .any, .files: ""
    case .choices(let names): "'\(names.joined(separator: " "))'"
    case .rules: "$rules"
    }
  }

  private static func names(of command: Command) -> String {
    command.flags.flatMap(\.names).joined(separator: " ")
  }
}
