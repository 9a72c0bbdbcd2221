/// A flag that remembers that focus was taken, put round a call that takes it again and again.
struct OneShotFlag {
  /// As it is named where it is declared.
  let name: String
  let edits: [TextEdit]

  /// Makes a flag where the code around the call can keep one: on the coordinator, or on the view or
  /// controller that lays out.
  init?(for call: ResponderCall, on route: Route, _ project: ProjectFacts) {
    guard let entry = route.entry, let statement = ResponderStatement(call),
      let function = call.node.enclosingFunction
    else { return nil }
    let holder: FlagHolder?
    switch entry {
    case .update(let update):
      holder = FlagHolder(coordinatorFor: update, from: function, project)
    case .layout(let pass), .cell(let pass):
      let isDirect = pass.node == function && call.node.innermostClosure == nil
      holder = isDirect ? project.enclosingType(of: function).flatMap(FlagHolder.init) : nil
    case .introspection, .make, .load, .report: holder = nil
    }
    guard let holder else { return nil }
    name = holder.flag
    let path = holder.path
    edits = [
      holder.declaration,
      statement.replacement(
        by: [
          "if !\(path)\(statement.windowTest(on: route, project)) {", "\(path) = \(call.answer)",
          "}",
        ]),
    ]
  }

  /// Changes a flag that is tested on the way and never changed.
  init?(changing flag: Node, at call: ResponderCall, on route: Route, _ project: ProjectFacts) {
    let guards = route.steps.flatMap(\.site.guards)
    guard let tested = guards.first(where: { $0.expression == flag }), !tested.isBound,
      let statement = ResponderStatement(call),
      flag.enclosingFunction == call.node.enclosingFunction,
      let property = project.property(flag), !property.isConstant, !property.isComputed,
      project.enclosingType(of: property.node)?.isClass == true
    else { return nil }
    name = flag.name
    let text = flag.text
    edits = [
      tested.isTrue
        ? statement.replacement(by: ["if \(call.answer) {", "\(text) = false", "}"])
        : statement.replacement(by: ["\(text) = \(call.answer)"])
    ]
  }
}

/// Where a new flag is declared, and how the code at hand names it.
private struct FlagHolder {
  let flag: String
  let path: String
  let declaration: TextEdit

  /// The coordinator of the representable that an update method belongs to, made if there is none; nil
  /// where the function at hand cannot name it.
  init?(coordinatorFor update: Function, from function: Node, _ project: ProjectFacts) {
    guard let type = project.enclosingType(of: update.node) else { return nil }
    let coordinator = project.coordinator(of: type)
    let own = coordinator?.name
    let named = function.children(.parameter).lazy.compactMap { parameter -> String? in
      let written = parameter.child(.annotation)?.name.bareTypeName ?? ""
      if written == "Context" || written.hasSuffix("RepresentableContext") {
        return parameter.name + ".coordinator"
      }
      return written == own?.lastComponent || written == own ? parameter.name : nil
    }.first
    guard let named else { return nil }
    if let coordinator {
      guard coordinator.isClass, let made = FlagHolder(coordinator, isPrivate: false) else {
        return nil
      }
      (flag, path, declaration) = (made.flag, "\(named).\(made.flag)", made.declaration)
      return
    }
    guard type.functions("makeCoordinator").isEmpty, !type.inherits.isEmpty,
      !type.declarations.contains(where: { $0.typeAliases.contains { $0.name == "Coordinator" } }),
      let make = type.functions.first(where: { $0.name == "make" + update.name.dropFirst(6) })
    else { return nil }
    flag = "hasTakenFocus"
    path = "\(named).\(flag)"
    guard let made = FlagHolder.coordinator(with: flag, before: make.node) else { return nil }
    declaration = made
  }

  /// A class that keeps it itself.
  init?(_ type: NominalType) { self.init(type, isPrivate: true) }

  private init?(_ type: NominalType, isPrivate: Bool) {
    guard type.isClass, let original = type.original else { return nil }
    let names = ["hasTakenFocus", "hasTakenFirstResponder", "hasMovedFocus"]
    guard let flag = names.first(where: { type.property($0) == nil }) else { return nil }
    self.flag = flag
    path = flag
    guard
      let edit = original.insertion(of: "\(isPrivate ? "private " : "")var \(flag) = false")
    else { return nil }
    declaration = edit
  }

  /// Nil where the make method shares its line with other code.
  private static func coordinator(with flag: String, before make: Node) -> TextEdit? {
    let file = make.file
    let own = file.lines.range(ofLine: file.lines.line(at: make.range.start), in: file.bytes)
    guard file.isBlank(own.start, make.range.start) else { return nil }
    let line = file.firstLine(of: make)
    let indent = file.indentation(ofLine: line)
    let outer = make.parent.map { file.indentation(ofLine: file.lines.line(at: $0.range.start)) }
    let step = file.step(from: outer ?? "", to: indent)
    let access = make.marks.contains(.isPublic) ? "public " : ""
    let lines = [
      "\(indent)\(access)final class Coordinator {", "\(indent)\(step)var \(flag) = false",
      "\(indent)}", "", "\(indent)\(access)func makeCoordinator() -> Coordinator { Coordinator() }",
      "", "",
    ]
    let start = file.lines.starts[line]
    return TextEdit(
      in: file, at: SourceRange(start, start), lines.joined(separator: file.lineEnding))
  }
}

extension ResponderStatement {
  /// `, field.window != nil` in a closure that runs after the update, when the view may be gone; empty
  /// where that is tested already.
  fileprivate func windowTest(on route: Route, _ project: ProjectFacts) -> String {
    guard call.method == .becomeFirstResponder, route.entry?.name.contains("NSView") == false,
      let closure = call.node.innermostClosure, closure.introspection == nil,
      let view = call.receiver,
      receiver != nil, !call.node.guards.contains(where: { $0.expression.text.contains("window") })
    else { return "" }
    let sign = call.node.text.contains("?.") ? "?." : "."
    let window = Deferral.isController(view, project) ? "viewIfLoaded?.window" : "window"
    return ", \(view.text)\(sign)\(window) != nil"
  }
}

extension ResponderCall {
  /// Whether focus was taken, as an expression.
  fileprivate var answer: String {
    node.text.contains("?.") ? "\(node.text) == true" : node.text
  }
}

extension Node {
  /// The closure around it, in its function.
  fileprivate var innermostClosure: Node? {
    ancestors.prefix { $0 != enclosingFunction }.first { $0.kind == .closure }
  }
}

extension SourceFile {
  /// The first line of a declaration with what is written about it right above.
  fileprivate func firstLine(of node: Node) -> Int {
    var line = lines.line(at: node.range.start)
    while line > 0,
      text(lines.range(ofLine: line - 1, in: bytes)).drop(while: \.isWhitespace)
        .hasPrefix("//")
    {
      line -= 1
    }
    return line
  }
}

extension SourceFile {
  /// Whether nothing else stands on the lines of a property.
  fileprivate func hasOwnLines(_ property: Node) -> Bool {
    let line = lines.range(ofLine: lines.line(at: property.range.start), in: bytes)
    let front = text(SourceRange(line.start, property.range.start))
    return !front.contains { "{;}".contains($0) }
      && isAlone(SourceRange(line.start, property.range.end))
  }
}

extension TypeDeclaration {
  /// Writes a stored property behind the last one, or at the top; nil where no line is free for it.
  fileprivate func insertion(of property: String) -> TextEdit? {
    let file = node.file
    let stored = properties.last { !$0.isComputed && !$0.isStatic && file.hasOwnLines($0.node) }
    if let last = stored {
      let line = file.lines.line(at: last.node.range.end - 1)
      guard line + 1 < file.lines.starts.count else { return nil }
      let indent = file.indentation(ofLine: file.lines.line(at: last.node.range.start))
      let start = file.lines.starts[line + 1]
      return TextEdit(
        in: file, at: SourceRange(start, start), indent + property + file.lineEnding)
    }
    let type = file.lines.line(at: node.range.start)
    let outer = file.indentation(ofLine: type)
    guard let brace = node.openingBrace else { return onOneLine(property, outer) }
    let start = file.lines.starts[brace.line + 1]
    let member = node.children.first { $0.role == .member }.map {
      file.indentation(ofLine: file.lines.line(at: $0.range.start))
    }
    let indent = member ?? outer + file.step(around: type)
    return TextEdit(
      in: file, at: SourceRange(start, start),
      indent + property + file.lineEnding + (member == nil ? "" : file.lineEnding))
  }

  /// `final class Coordinator { var last = false }` and `final class Coordinator {}` are opened.
  private func onOneLine(_ property: String, _ outer: String) -> TextEdit? {
    let file = node.file
    let text = node.text
    guard !text.contains(where: \.isNewline), text.hasSuffix("}"),
      let open = text.firstIndex(of: "{"),
      !text[..<open].contains("/")
    else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    let line = file.lines.line(at: node.range.start)
    let indent = outer + file.step(around: line)
    let start = node.range.start + text[...open].utf8.count
    let old = inside.split(separator: ";").map { String($0).trimmedBlanks }.filter { !$0.isEmpty }
    let lines = old + [property]
    return TextEdit(
      in: file, at: SourceRange(start, node.range.end - 1),
      lines.map { file.lineEnding + indent + $0 }.joined() + file.lineEnding + outer)
  }
}

extension String {
  fileprivate var trimmedBlanks: String {
    let rest = drop { $0 == " " }
    return String(rest.reversed().drop { $0 == " " }.reversed())
  }
}
