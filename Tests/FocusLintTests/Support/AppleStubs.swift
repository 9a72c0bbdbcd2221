import Foundation
import Testing

/// Apple's frameworks as far as the examples use them (`Tests/Stubs`), compiled, so that the compiler
/// can read the examples on any machine.
final class AppleStubs: Sendable {
  /// In the order in which they need each other.
  static let modules = ["UIKit", "AppKit", "Combine", "SwiftUI", "SwiftUIIntrospect", "WebKit"]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for module in AppleStubs.modules {
      let result = try run(
        "-emit-module", "-module-name", module, "-o", folder.path("\(module).swiftmodule"),
        Repository.root.appendingPathComponent("Tests/Stubs/\(module).swift").path)
      try #require(result.status == 0, "\(result.output)")
    }
  }

  /// A program whose files are to be compiled, by a name that stands in no other's.
  struct Program {
    var name: String
    var files: [(name: String, text: String)]

    /// What it declares at its top, or in an `#if` there, extensions too.
    var declared: Set<String> {
      let declaration =
        /^(?=[^\s\/]).*?\b(?:struct|class|enum|actor|protocol|extension|func|let|var|typealias)\s+(\w+)/
      return Set(
        files.flatMap { file in
          let isBranched = file.text.contains(/(?m)^#if/)
          return file.text.split(separator: "\n").compactMap { line in
            (isBranched ? line.drop { $0 == " " } : line).firstMatch(of: declaration)
              .map { String($0.output.1) }
          }
        })
    }
  }

  /// What the compiler objects to, by the program's name. Programs that declare no name in common are
  /// compiled together, which is quicker by far than one at a time.
  func errors(in programs: [Program]) async throws -> [String: [String]] {
    var groups: [(declared: Set<String>, programs: [Program])] = []
    for program in programs {
      let declared = program.declared
      if let place = groups.firstIndex(where: { $0.declared.isDisjoint(with: declared) }) {
        groups[place].declared.formUnion(declared)
        groups[place].programs.append(program)
      } else {
        groups.append((declared, [program]))
      }
    }
    return try await withThrowingTaskGroup(of: [String: [String]].self) { tasks in
      for (number, group) in groups.enumerated() {
        tasks.addTask { try self.errors(inGroup: number, group.programs) }
      }
      return try await tasks.reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
    }
  }

  private func errors(inGroup number: Int, _ programs: [Program]) throws -> [String: [String]] {
    let work = try TemporaryFolder()
    var paths: [String] = []
    for (index, program) in programs.enumerated() {
      for file in program.files {
        let name = "\(index)-\(file.name)"
        try work.write(name, file.text)
        paths.append(work.path(name))
      }
    }
    let result = try withExtendedLifetime(work) {
      try run(["-wmo", "-typecheck", "-module-name", "Example"] + paths)
    }
    var errors: [String: [String]] = [:]
    for line in result.output.split(separator: "\n") {
      guard let match = line.firstMatch(of: /\/(\d+)-([^\/:]+):(\d+):\d+: error: (.*)/),
        let index = Int(match.output.1)
      else {
        #expect(!line.hasPrefix("error:"), "\(line)")
        continue
      }
      errors[programs[index].name, default: []].append(
        "\(match.output.2):\(match.output.3): \(match.output.4)")
    }
    return errors
  }

  private func run(_ arguments: String...) throws -> Command.Result { try run(arguments) }

  private func run(_ arguments: [String]) throws -> Command.Result {
    try Command.run(
      ["swiftc", "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-I"]
        + [folder.path] + arguments, in: Repository.root)
  }
}
