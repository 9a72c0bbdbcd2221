import SwiftUI
struct A: View {
    @State var t = ""
    @FocusState var f: Bool
    var body: some View { VStack { bar } }
}
