import FocusLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A build phase of Xcode's may read nothing but its declared inputs, unless a setting says otherwise.
extension Command {
  /// Whether the sandbox of Xcode's build phases kept every file from being read.
  static func isSandboxed(_ result: Linter.Result) -> Bool {
    result.files == 0 && !result.mistakes.isEmpty && result.mistakes.allSatisfy(\.isForbidden)
      && getenv("XCODE_VERSION_ACTUAL") != nil
  }

  /// Says what to do, in one line as Xcode shows it; the result is the exit status.
  static func warnOfSandbox(_ request: Request) -> Int32 {
    Output.show(
      "warning: \(Product.name) may read no file here, so nothing is linted; set the build setting "
        + "ENABLE_USER_SCRIPT_SANDBOXING to NO.\n")
    return request.failOn.map { $0 <= .warning } ?? false ? 1 : 0
  }
}
