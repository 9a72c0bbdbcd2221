import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .toolbar {
        Button("A") {
          func work() {
            f = true  // expect: focus-write-off-main
          }
          DispatchQueue.global().async(execute: work)
          let item = DispatchWorkItem { f = false }  // expect: focus-write-off-main
          DispatchQueue.global().asyncAfter(deadline: .now(), execute: item)
        }
      }
  }
}
