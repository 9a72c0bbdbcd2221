import SwiftUI
struct LoginState {
    var name = ""
    @FocusState var isFocused: Bool  // expect: focus-state-outside-view
}
final class M: ObservableObject { @FocusState var f: Bool }  // expect: focus-state-outside-view
@Observable final class N { @ObservationIgnored @FocusState var f: Bool }  // expect: focus-state-outside-view
enum E2 { @FocusState static var f: Bool }  // expect: focus-state-outside-view
actor Q2 { @FocusState var f: Bool }  // expect: focus-state-outside-view
