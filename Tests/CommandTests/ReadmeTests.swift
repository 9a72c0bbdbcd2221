import Foundation
import Testing

struct ReadmeTests {
  @Test func itsConfigurationIsAccepted() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let block = readme.components(separatedBy: "```yaml\n")[1].components(separatedBy: "```")[0]
    let sandbox = try Sandbox()
    try sandbox.write(".focuslint.yml", block)
    try sandbox.write(
      "A.swift", "import UIKit\nclass A { func f(_ v: UIView) { v.becomeFirstResponder() } }\n")
    let outcome = try sandbox.focuslint("--format", "xcode")
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(": error: ") && outcome.output.contains("is not dispatched"))
  }
}
