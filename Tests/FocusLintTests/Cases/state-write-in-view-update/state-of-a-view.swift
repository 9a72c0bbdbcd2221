import SwiftUI
struct V: View { @State var on = false
    var body: some View { Text("a").onAppear { on = true } }
    func updateUIView() { on = false }
}
