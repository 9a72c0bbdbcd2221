import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .onAppear {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in f = true }
        Timer.scheduledTimer(withTimeInterval: wait, repeats: false) { _ in f = true }
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [weak box] _ in
          f = true  // expect: focus-after-fixed-delay
        }
      }
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in f = true }
  }
  let wait: TimeInterval
  let box: Box
}
