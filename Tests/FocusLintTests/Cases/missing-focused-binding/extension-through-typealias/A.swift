import SwiftUI
struct TransferScreen: View {
    @State var t = ""
    @FocusState var field: Field?
    enum Field { case a }
    var body: some View { inputs }
}
typealias Screen = TransferScreen
