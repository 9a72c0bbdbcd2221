import SwiftUI
extension A {
    var bar: some View {
        TextField("", text: $t)
            .focused($f)
            .onSubmit {
                add()
                f = true // expect: refocus-on-submit
            }
    }
    func add() {}
}
