import SwiftUI

struct Screen: View {
  @FocusState private var f: Bool

  var body: some View {
    TextField("", text: .constant("")).focused($f)
      .modifier(Nothing())
    if #available(iOS 17, *) {
      Text("").onAppear { f = true }  // expect: focus-set-in-on-appear
    } else {
      Text("").onAppear { f = true }  // expect: focus-set-in-on-appear
    }
  }
}
