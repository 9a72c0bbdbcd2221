import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .task {
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.5 * Double(NSEC_PER_SEC)) { f = true }  // expect: focus-after-fixed-delay
        DispatchQueue.main.asyncAfter(deadline: .now().advanced(by: .seconds(1))) { f = true }
        let deadline = DispatchTime.now() + .milliseconds(20)
        DispatchQueue.main.asyncAfter(deadline: deadline) { f = true }  // expect: focus-after-fixed-delay
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + wide(isWide ? 0.2 : 0.4)) { f = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + (isWide ? 0.2 : 0.4)) { f = true }  // expect: focus-after-fixed-delay
        DispatchQueue.main.asyncAfter(deadline: .now() + 0) { f = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { f = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + Timing.keyboard) { f = true }  // expect: focus-after-fixed-delay
        DispatchQueue.main.asyncAfter(deadline: .now() + Timing.measured) { f = true }
      }
  }

  let isWide: Bool
  let delay: TimeInterval

  enum Timing {
    static let keyboard = 0.3
    static var measured = 0.3
  }
}
