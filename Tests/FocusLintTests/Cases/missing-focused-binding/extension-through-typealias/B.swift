import SwiftUI
extension Screen {
    var inputs: some View { TextField("", text: $t).focused($field, equals: .a) }
}
