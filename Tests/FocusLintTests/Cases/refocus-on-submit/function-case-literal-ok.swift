import SwiftUI
struct A: View {
    @State var t = ""
    @FocusState var f: Field?
    enum Field: Hashable { case tag(Int), name }
    var body: some View {
        TextField("", text: $t).focused($f, equals: .tag(0)).onSubmit(add)
        TextField("", text: $t).focused($f, equals: .name)
    }
    func add() { f = .tag(0) } // expect: refocus-on-submit
}
