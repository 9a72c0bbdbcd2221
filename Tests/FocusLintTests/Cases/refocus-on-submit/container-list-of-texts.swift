import SwiftUI
struct A: View {
    @State private var t = ""
    @State private var lines: [String] = []
    @FocusState private var f: Bool
    var body: some View {
        VStack {
            ForEach(lines, id: \.self) { Text($0) }
            TextField("", text: $t).focused($f)
        }
        .onSubmit {
            lines.append(t)
            f = true // expect: refocus-on-submit
        }
    }
}
