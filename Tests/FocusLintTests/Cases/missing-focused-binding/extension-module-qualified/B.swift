import SwiftUI
extension PaymentsUI.TransferScreen {
    var inputs: some View { TextField("", text: $t).focused($field) }
}
