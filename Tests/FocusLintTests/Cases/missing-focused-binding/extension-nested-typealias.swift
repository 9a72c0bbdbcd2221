import SwiftUI
enum Checkout {
    typealias Step = CardStep
}
struct CardStep: View {
    @State var t = ""
    @FocusState var isFocused: Bool
    var body: some View { inputs }
}
extension Checkout.Step {
    var inputs: some View { TextField("", text: $t).focused($isFocused) }
}
