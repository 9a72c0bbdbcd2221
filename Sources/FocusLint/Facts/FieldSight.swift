/// How a view that takes focus looks to who reads the code.
struct FieldSight {
  /// The type of the input, or of what is tied in its place.
  let view: String
  let label: String?

  /// - Parameter head: What the modifiers are called on, of which one ties it.
  init(of head: Node, tiedBy site: Node, in project: ProjectFacts) {
    if site.calleeName == "searchFocused" {
      let searchable = ModifierChain(around: site).all("searchable").first
      (view, label) = ("searchable", searchable?.label)
      return
    }
    let shown = Self.member(shownBy: head, in: project) ?? head
    let inputs = ([shown] + Array(shown.descendants)).filter { $0.kind == .call && $0.isInput }
    if inputs.count == 1 {
      (view, label) = (inputs[0].writtenCalleeName, inputs[0].label)
    } else if head.kind == .call, !head.writtenCalleeName.isEmpty {
      let isButton = head.writtenCalleeName.hasSuffix("Button")
      let arguments = head.children(.argument).filter { !$0.marks.contains(.isTrailing) }
      let title = isButton ? head.label : head.label(in: arguments)
      (view, label) = (head.writtenCalleeName, inputs.isEmpty ? title : nil)
    } else {
      view = String(head.text.split(whereSeparator: \.isNewline).first?.prefix(32) ?? "")
      label = nil
    }
  }

  /// The own property or function whose views an expression shows.
  static func member(shownBy node: Node, in project: ProjectFacts) -> Node? {
    let name = node.kind == .call ? node.child(.callee) : node
    guard let member = name?.memberName, let type = project.enclosingType(of: node) else {
      return nil
    }
    if node.kind == .call { return type.functions(member).first?.node }
    return type.property(member).flatMap { $0.isComputed ? $0.node : nil }
  }
}

extension Node {
  /// The title that a call is given: the first literal among its arguments, those of a closure that
  /// shows it included; what `except` holds is left out.
  func label(except action: Node?) -> String? {
    label(in: children(.argument).filter { $0 != action })
  }

  func label(in arguments: [Node]) -> String? {
    for argument in arguments {
      guard let value = argument.child(.value) else { continue }
      if value.kind == .closure, value.descendants.contains(where: { $0.kind == .assignment }) {
        continue
      }
      for node in [value] + Array(value.descendants) where node.kind == .string {
        let words = node.literalText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !words.isEmpty { return words }
      }
    }
    return nil
  }

  var label: String? { label(except: nil) }

  /// What is between the quotes of a string, as it is written but for quotes and line ends in it.
  private var literalText: String {
    let hashes = text.prefix { $0 == "#" }.count
    let quoted = text.dropFirst(hashes).dropLast(hashes)
    let quotes = quoted.hasPrefix("\"\"\"") ? 3 : 1
    return quoted.dropFirst(quotes).dropLast(quotes)
      .split(separator: "\\\"", omittingEmptySubsequences: false).joined(separator: "\"")
      .split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: " ")
  }

  /// The text of a focus value, with a parameter of the function that a call calls as that call has it.
  func said(in caller: Node?) -> String {
    if let caller, case .parameter(let parameter) = path?.root, path?.names.count == 1,
      let value = caller.argument(for: parameter)
    {
      return value.unwrappedValue.caseText
    }
    return unwrappedValue.caseText
  }

  /// What a call of a function hands it as a parameter.
  private func argument(for parameter: Node) -> Node? {
    guard let function = parameter.parent.map(Function.init),
      let place = function.parameters.firstIndex(of: parameter)
    else { return nil }
    let label = function.labels[place]
    if label != "_" { return argument(label) }
    let unlabelled = children(.argument).filter(\.nameRange.isEmpty)
    let index = function.labels[..<place].count { $0 == "_" }
    return index < unlabelled.count ? unlabelled[index].child(.value) : nil
  }

  /// Where its first name stands; all of it where it has none.
  var sightRange: SourceRange { headRange.isEmpty ? range : headRange }
}

extension FocusMap.Target {
  /// What a written value says; of a Bool, `false` is nowhere.
  init(_ value: Node) {
    let text = value.unwrappedValue.caseText
    if value.kind == .null || text == "false" || text == ".none" {
      self = .nothing
    } else if FocusMap.Value(state: "", text: text).isPlain {
      self = .value(text)
    } else {
      self = .expression(text)
    }
  }
}
