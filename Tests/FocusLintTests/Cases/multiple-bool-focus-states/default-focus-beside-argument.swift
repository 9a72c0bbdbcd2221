import SwiftUI
struct Reg: View {
    @State private var mail = ""
    @State private var pass = ""
    @FocusState private var mailFocused: Bool
    @FocusState private var passFocused: Bool // expect: multiple-bool-focus-states
    var body: some View {
        VStack {
            AppField("Mail", text: $mail, isFocused: $mailFocused)
            AppField("Password", text: $pass, isFocused: $passFocused)
        }
        .defaultFocus($mailFocused, true)
    }
}
