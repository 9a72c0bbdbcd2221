// swift-tools-version: 6.2
import Foundation
import PackageDescription

// macOS folds case: `Sources/FocusLint` and `Sources/focuslint` are one folder there. So the
// library names the folders it is made of, and leaves out `Commands` where that folder shows up
// beside them (ARCHITECTURE.md, "Two folders that are one on a Mac").
let library = "Sources/FocusLint"
let commandsAreInside = FileManager.default.fileExists(
  atPath: Context.packageDirectory + "/\(library)/Commands")

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "focuslint",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "focuslint", targets: ["FocusLintCommand"])],
  targets: [
    .systemLibrary(
      name: "CTreeSitter", pkgConfig: "tree-sitter",
      providers: [.apt(["libtree-sitter-dev"]), .brew(["tree-sitter"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "CTreeSitterSwift",
      exclude: ["grammar"],
      cSettings: [.define("FOCUSLINT_OPTIMIZE_GRAMMAR", .when(configuration: .release))]),
    .target(
      name: "FocusLint",
      dependencies: ["CTreeSitter", "CTreeSitterSwift", "CYAML"],
      path: library,
      exclude: commandsAreInside ? ["Commands"] : [],
      sources: ["Source", "Syntax", "Facts", "Rules", "Lint", "Report", "Serve"],
      swiftSettings: strict),
    .executableTarget(
      name: "FocusLintCommand",
      dependencies: ["FocusLint"],
      path: "Sources/focuslint/Commands",
      swiftSettings: strict),
    .testTarget(
      name: "FocusLintTests", dependencies: ["FocusLint"],
      exclude: ["Cases", "Goldens"], swiftSettings: strict),
    .testTarget(
      name: "CommandTests", dependencies: ["FocusLint", "FocusLintCommand"],
      exclude: ["Goldens"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
