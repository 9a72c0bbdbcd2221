import SwiftUI
struct A: View {
    @State var t = ["", ""]
    @FocusState var f: Int?
    var body: some View {
        ForEach(t.indices, id: \.self) { i in
            TextField("", text: $t[i]).focused($f, equals: i).onSubmit {
                var i = i
                repeat { i += 1 } while i < t.count && !t[i].isEmpty
                f = i
            }
        }
    }
}
