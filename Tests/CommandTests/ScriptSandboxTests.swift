import Foundation
import Testing

/// Xcode's build phases may not read the sources unless a setting says so; here a library that is
/// loaded first refuses as their sandbox does.
@Suite struct ScriptSandboxTests {
  let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private static let refusal = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <stdlib.h>
    #include <string.h>
    static int forbids(const char *path) {
      size_t length = strlen(path);
      const char *only = getenv("FORBIDDEN");
      return length > 6 && !strcmp(path + length - 6, ".swift") && strstr(path, only);
    }
    int open64(const char *path, int flags, int mode) {
      if (forbids(path)) { errno = EPERM; return -1; }
      return ((int (*)(const char *, int, int))dlsym(RTLD_NEXT, "open64"))(path, flags, mode);
    }
    int open(const char *path, int flags, int mode) { return open64(path, flags, mode); }
    """

  #if os(Linux)
    @Test func whereNothingMayBeReadOneWarningSaysWhatToSet() throws {
      try sandbox.write("a.swift")
      try sandbox.write("b.swift")
      try sandbox.write("refusal.c", Self.refusal)
      try #require(
        sandbox.shell("cc -shared -fPIC -o refusal.so refusal.c -ldl").status == 0)
      func lint(_ variables: String, _ arguments: String = "") throws -> Sandbox.Outcome {
        try sandbox.shell("\(variables) LD_PRELOAD=./refusal.so \"$1\" \(arguments)")
      }
      let inXcode = "XCODE_VERSION_ACTUAL=1630"
      let all = try lint("\(inXcode) FORBIDDEN=/")
      #expect(all.status == 0 && all.output == "")
      #expect(
        all.errors == "warning: focuslint may read no file here, so nothing is linted; "
          + "set the build setting ENABLE_USER_SCRIPT_SANDBOXING to NO.\n")
      #expect(try lint("\(inXcode) FORBIDDEN=/", "--strict").status == 1)
      let elsewhere = try lint("FORBIDDEN=/")
      #expect(elsewhere.status == 2)
      #expect(elsewhere.errors.contains("`a.swift` cannot be read: Operation not permitted."))
      let some = try lint("\(inXcode) FORBIDDEN=a.swift")
      #expect(some.status == 2 && some.output == "No problems in 1 file.\n")
    }
  #endif
}
