import SwiftUI
struct A: View {
    @State var t = ["", ""]
    @FocusState var f: Int?
    var body: some View {
        ForEach(0..<2, id: \.self) { i in
            TextField("", text: $t[i]).focused($f, equals: i).onSubmit { next(i) }
        }
    }
    func next(_ i: Int) { f = i + 1 }
}
