import SwiftUI
struct LoginState {
    var name = ""
    @FocusState var isFocused: Bool
}
final class M: ObservableObject { @FocusState var f: Bool }
@Observable final class N { @ObservationIgnored @FocusState var f: Bool }
enum E2 { @FocusState static var f: Bool }
actor Q2 { @FocusState var f: Bool }
