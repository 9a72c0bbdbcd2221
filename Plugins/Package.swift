// swift-tools-version: 6.0
import PackageDescription

// A package of its own: the plugins run a focuslint that is installed, so whoever uses them need not
// build it, nor fetch what it is built from.
let package = Package(
  name: "FocusLintPlugins",
  products: [
    .plugin(name: "FocusLintBuild", targets: ["FocusLintBuild"]),
    .plugin(name: "FocusLintRun", targets: ["FocusLintRun"]),
  ],
  targets: [
    .plugin(name: "FocusLintBuild", capability: .buildTool()),
    .plugin(
      name: "FocusLintRun",
      capability: .command(
        intent: .custom(verb: "focuslint", description: "Find keyboard-focus mistakes."))),
  ]
)
