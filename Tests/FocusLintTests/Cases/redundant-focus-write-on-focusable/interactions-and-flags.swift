import SwiftUI

struct Screen: View {
  @FocusState private var f: Int?
  let isOn: Bool

  var body: some View {
    VStack {
      Text("").focusable(false).focused($f, equals: 1).onTapGesture { f = 1 }
      Text("").focusable(isOn).focused($f, equals: 2).onTapGesture { f = 2 }
      Text("").focusable(interactions: [.activate]).focused($f, equals: 3).onTapGesture { f = 3 }
      Text("").focusable(true, interactions: [.edit, .activate]).focused($f, equals: 4)
        .onTapGesture { f = 4 }  // expect: redundant-focus-write-on-focusable
      Text("").focused($f, equals: 5).focusable().onTapGesture { f = 5 }
      Text("").focusable().focused($f, equals: 6).onTapGesture { f = 1 }
      Text("").focusable().focused($f, equals: 8).onLongPressGesture { f = 8 }
      Text("").focusable().focused($f, equals: 9)
        .gesture(TapGesture(count: 2).onEnded { f = 9 })
        .simultaneousGesture(DragGesture().onEnded { _ in f = 9 })
    }
  }
}
