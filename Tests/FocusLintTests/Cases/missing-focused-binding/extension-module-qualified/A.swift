import SwiftUI
public struct TransferScreen: View {
    @State var t = ""
    @FocusState var field: Bool
    public init() {}
    public var body: some View { inputs }
}
