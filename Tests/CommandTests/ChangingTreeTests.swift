import Foundation
import Testing

/// A folder that another program changes all the while ends in a report and in notes, never in a crash, a
/// hang or a mistake that is none.
@Suite struct ChangingTreeTests {
  /// Files come, grow, go and turn into folders; folders go, move and turn into files; links lead nowhere
  /// and in circles.
  private static let change = """
    mkdir t; echo . >&3
    while [ ! -e stop ]; do
      mkdir -p t/a/b t/c
      for i in 1 2 3 4 5 6; do
        echo "struct A$i: View { @FocusState private var x: Bool }" >t/a/b/$i.swift
        echo "struct B$i: View { @FocusState private var x: Bool }" >t/c/$i.swift
      done
      ln -s .. t/a/up; ln -s loop t/loop; ln -s ../c/1.swift t/a/l.swift; ln -s no.swift t/no.swift
      cat t/c/*.swift >>t/a/b/1.swift
      rm -f t/c/2.swift; mkdir t/c/2.swift; echo "let a = 1" >t/c/2.swift/x.swift
      mv t/a/b t/moved; rm -rf t/c; echo "let x = 1" >t/c
      rm -rf t; mkdir t
    done 2>/dev/null
    """

  /// - Parameter notes: What may be said of it, beside the report.
  @Test(arguments: [
    ("", "removed while it was to be read|no Swift files in"),
    ("--fix --unsafe", "removed while it was to be read|no Swift files in|fixed|changed|were made"),
    ("map", "removed while it was to be read|no Swift files in|no view has a focus state"),
  ])
  func everyRoundEndsInAReport(command: String, notes: String) throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.shell(
      """
      exec 3>&1
      { \(Self.change)
      } >/dev/null &
      for round in $(seq 40); do
        "$1" \(command) --no-config --format json >out 2>err
        status=$?
        [ $status -le 1 ] && grep -q '^{.*"version":1.*}$' out || { echo "$round: $status"; cat out err; }
        grep -vE '\(notes)' err
      done
      touch stop
      wait
      """)
    #expect(outcome.output == ".\n" && outcome.errors == "", "\(outcome)")
  }
}
