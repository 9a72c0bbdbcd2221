import SwiftUI
struct Q: View {
    @State private var a = ""
    @FocusState private var one: Bool
    @FocusState private var two: Bool // expect: multiple-bool-focus-states
    var body: some View {
        VStack {
            TextField("A", text: $a).focused(_one.projectedValue)
            TextField("B", text: $a).focused(self._two.projectedValue)
        }
    }
}
