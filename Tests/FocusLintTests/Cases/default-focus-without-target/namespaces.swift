import SwiftUI

struct Screen: View {
  @Namespace private var a
  @Namespace private var b
  @Namespace private var c
  @Namespace private var d
  @Environment(\.resetFocus) var resetFocus

  var body: some View {
    VStack {
      Button("") {}.prefersDefaultFocus(true, in: a).matchedGeometryEffect(id: 1, in: a)  // expect: default-focus-without-target
      Button("") { resetFocus(in: b) }
      Button("") { self.resetFocus(in: self.c) }  // expect: default-focus-without-target
      Button("") {}.prefersDefaultFocus(in: d)
    }
    .focusScope(b)
    .environment(\.scope, d)
  }
}
